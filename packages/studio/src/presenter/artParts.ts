/**
 * The art of a figure, split into its parts.
 *
 * DiceBear draws a figure as one SVG of groups in a fixed order, each with its own `translate`. The
 * renderer needs the groups separately: the head moves on the body, and eyes, brows, mouth and hands are
 * drawn by the rig instead of the style. A group is identified only by its `translate`, so parts are found
 * by that, in order.
 */
import { type Style, type StyleOptions, createAvatar } from '@dicebear/core';
import { avataaars, notionists } from '@dicebear/collection';
import type { PresenterRecipe } from '../types.ts';

/** Groups of each style after the base, in drawing order. */
const GROUPS = {
  avataaars: [
    ['clothing', '0 170'],
    ['mouth', '78 134'],
    ['nose', '104 122'],
    ['eyes', '76 90'],
    ['eyebrows', '76 82'],
    ['top', '-1'],
    ['facialHair', '49 72'],
    ['accessories', '62 42'],
  ],
  notionists: [
    ['base', '531 487'],
    ['body', '178 1057'],
    ['hair', '266 207'],
    ['lips', '791 871'],
    ['beard', '653 805'],
    ['nose', '901 668'],
    ['eyes', '610 680'],
    ['glasses', '610 680'],
    ['brows', '774 657'],
    ['gesture', '0 559'],
  ],
} as const;

/** avataaars draws everything 8 units to the right. */
const AVATAAARS_SHIFT = '<g transform="translate(8)">';

/**
 * Only the neck and the neckline of the body's skin are drawn: at the shoulders the outlines of skin and
 * clothes coincide, and the skin would show as a thin fringe. The head has its own layer.
 */
const NECKLINE = 'M107 172H157V197H182V280H82V197H107z';
/** With dungarees, shoulders and arms are bare. */
const SHOULDERS = 'M107 172H157V190H264V280H0V190H107z';
/** The head without the neck: down to the jaw, which is an arc of the same circle. */
const HEAD = 'M50 20H214V130H188.04A56.04 56.04 0 0 1 75.96 130H50z';
/** The chin's shadow; it starts behind the head, so a raised head still has it below. */
const CHIN_SHADOW =
  '<path d="M108 160V188.61a55.79 55.79 0 0 0 24 5.39c8.59 0 16.73-1.93 24-5.39V160z" fill="#000" fill-opacity=".1"/>';

export type AvataaarsPart = 'head' | 'neck' | (typeof GROUPS.avataaars)[number][0];
export type NotionistsPart = (typeof GROUPS.notionists)[number][0];

/** Defaults of options that a recipe omits; without them the style picks at random. */
const DEFAULTS: Record<PresenterRecipe['style'], Readonly<Record<string, string>>> = {
  avataaars: {
    nose: 'default',
    clothing: 'shirtCrewNeck',
    clothesColor: '22304a',
    skinColor: 'dba27a',
    hairColor: '2a211d',
    facialHairColor: '2a211d',
    hatColor: '2f4d6b',
    accessoriesColor: '262e33',
  },
  notionists: { nose: 'variant20', body: 'variant16', hair: 'variant36' },
};

/** Optional parts of a figure. */
const OPTIONAL = {
  avataaars: ['top', 'facialHair', 'accessories'],
  notionists: ['beard', 'glasses', 'bodyIcon'],
} as const;

/** Returns the figure as DiceBear draws it, one SVG document. */
function drawFigure(recipe: PresenterRecipe): string {
  const given = { ...DEFAULTS[recipe.style], ...recipe.options };
  const options: Record<string, unknown> = { seed: recipe.name };
  for (const [name, value] of Object.entries(given)) options[name] = [value];
  for (const name of OPTIONAL[recipe.style]) {
    options[`${name}Probability`] = name in given ? 100 : 0;
  }
  // Each style has its own type of options; a recipe is data, so names are checked by the styles
  // themselves, which omit a part that they do not know.
  const style: Style<Record<string, unknown>> =
    recipe.style === 'avataaars' ? { ...avataaars } : { ...notionists };
  return createAvatar(style, options satisfies StyleOptions<Record<string, unknown>>).toString();
}

/**
 * Returns the SVG markup of each part, `''` if the figure does not have it, in the units of `ART_SIZE`.
 *
 * @throws `Error` when the style's drawing no longer has its groups.
 */
export function avataaarsParts(recipe: PresenterRecipe): Record<AvataaarsPart, string> {
  const svg = drawFigure(recipe);
  const found = groups(svg, GROUPS.avataaars);
  const first = svg.indexOf(AVATAAARS_SHIFT) + AVATAAARS_SHIFT.length;
  const skin = svg.slice(first, svg.indexOf('<g transform="translate(0 170)">', first));
  const [whole = ''] = /<path[^>]*>/.exec(skin) ?? [];
  const skinShown = recipe.options['clothing'] === 'overall' ? SHOULDERS : NECKLINE;
  const neck = clipped('neckline', skinShown, whole + CHIN_SHADOW);
  const head = clipped('jaw', HEAD, whole);
  const shifted = Object.fromEntries(
    Object.entries({ head, neck, ...found }).map(([name, markup]) => [
      name,
      markup && `${AVATAAARS_SHIFT}${markup}</g>`,
    ]),
  );
  return shifted as Record<AvataaarsPart, string>;
}

/** Like {@link avataaarsParts}, for the other style. */
export function notionistsParts(recipe: PresenterRecipe): Record<NotionistsPart, string> {
  return groups(drawFigure(recipe), GROUPS.notionists);
}

function clipped(id: string, outline: string, markup: string): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${markup}</g>`;
}

function groups<Name extends string>(
  svg: string,
  wanted: readonly (readonly [Name, string])[],
): Record<Name, string> {
  const found: Partial<Record<Name, string>> = {};
  let from = 0;
  for (const [name, translate] of wanted) {
    const tag = `<g transform="translate(${translate})">`;
    const start = svg.indexOf(tag, from);
    if (start < 0) throw new Error(`The drawing has no group for ${name}`);
    const end = closingTag(svg, start);
    const content = svg.slice(start + tag.length, end);
    found[name] = content && `${tag}${content}</g>`;
    from = end + '</g>'.length;
  }
  return found as Record<Name, string>;
}

/** Returns the index at which the group that opens at `start` closes. */
function closingTag(svg: string, start: number): number {
  const tags = /<g[\s>]|<\/g>/g;
  tags.lastIndex = start;
  for (let depth = 0, tag = tags.exec(svg); tag; tag = tags.exec(svg)) {
    depth += tag[0] === '</g>' ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  throw new Error('The drawing has a group that never closes');
}
