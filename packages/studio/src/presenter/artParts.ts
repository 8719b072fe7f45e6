/**
 * The art of a figure, split into its parts.
 *
 * DiceBear draws a figure as one SVG of groups in a fixed order, each with a `translate` of its own.
 * The renderer needs the groups separately: the eyes blink, the mouth is redrawn, the hair covers the
 * brows. Only its `translate` identifies a group, so parts are found by that, in order.
 */
import { type Style, type StyleOptions, createAvatar } from '@dicebear/core';
import { avataaars, notionists } from '@dicebear/collection';
import type { PresenterRecipe } from '../types.ts';

/** Groups of each style after the base, in the order in which they are drawn. */
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
 * At the shoulders the outlines of skin and clothes coincide, and the skin would show as a thin fringe.
 * Under the clothes only the neckline needs skin.
 */
const NECKLINE =
  '<clipPath id="neckline"><path d="M0 0H264V197H182V280H82V197H0z"/></clipPath><g clip-path="url(#neckline)">';

export type AvataaarsPart = 'base' | (typeof GROUPS.avataaars)[number][0];
export type NotionistsPart = (typeof GROUPS.notionists)[number][0];

/** Defaults of options that a recipe leaves out; without them the style picks at random. */
const DEFAULTS: Record<PresenterRecipe['style'], Readonly<Record<string, string>>> = {
  avataaars: {
    mouth: 'smile',
    eyes: 'default',
    eyebrows: 'defaultNatural',
    nose: 'default',
    clothing: 'shirtCrewNeck',
    clothesColor: '22304a',
    skinColor: 'dba27a',
    hairColor: '2a211d',
    facialHairColor: '2a211d',
    hatColor: '2f4d6b',
    accessoriesColor: '262e33',
  },
  notionists: {
    lips: 'variant03',
    eyes: 'variant05',
    brows: 'variant12',
    nose: 'variant20',
    body: 'variant16',
    hair: 'variant36',
  },
};

/** Eyes of each style that look at the viewer; its others are arcs, crosses or hearts. */
export const OPEN_EYES: Record<PresenterRecipe['style'], readonly string[]> = {
  avataaars: ['default', 'surprised', 'squint', 'side', 'cry', 'eyeRoll'],
  notionists: ['variant01', 'variant02', 'variant04', 'variant05'],
};

/** The lowered lids of a blink. */
export const SHUT_EYES = { avataaars: 'closed', notionists: 'variant03' } as const;

/** The eyes of a speaking figure: its own, or the style's default if those are shut. */
export function speakingEyes({ style, options }: PresenterRecipe): string {
  const usual = DEFAULTS[style]['eyes'] ?? '';
  const own = options['eyes'] ?? usual;
  return OPEN_EYES[style].includes(own) ? own : usual;
}

/** Optional parts of a figure. */
const OPTIONAL = {
  avataaars: ['top', 'facialHair', 'accessories'],
  notionists: ['beard', 'glasses', 'gesture', 'bodyIcon'],
} as const;

/** The figure as DiceBear draws it, one SVG document. Options can be replaced by name. */
export function drawFigure(
  recipe: PresenterRecipe,
  replaced: Readonly<Record<string, string>> = {},
): string {
  const given = { ...DEFAULTS[recipe.style], ...recipe.options, ...replaced };
  const options: Record<string, unknown> = { seed: recipe.name };
  for (const [name, value] of Object.entries(given)) options[name] = [value];
  for (const name of OPTIONAL[recipe.style]) {
    options[`${name}Probability`] = name in given ? 100 : 0;
  }
  // Each style's options have a type of their own; a recipe is data, so names are checked by the
  // styles themselves, which leave out a part that they do not know.
  const style: Style<Record<string, unknown>> =
    recipe.style === 'avataaars' ? { ...avataaars } : { ...notionists };
  return createAvatar(style, options satisfies StyleOptions<Record<string, unknown>>).toString();
}

/**
 * SVG markup of each part, `''` where the figure has none, in the units of `ART_SIZE`.
 *
 * @throws `Error` when the style's drawing no longer has its groups.
 */
export function avataaarsParts(svg: string): Record<AvataaarsPart, string> {
  const found = groups(svg, GROUPS.avataaars);
  const first = svg.indexOf(AVATAAARS_SHIFT) + AVATAAARS_SHIFT.length;
  const skin = svg.slice(first, svg.indexOf('<g transform="translate(0 170)">', first));
  const base = `${NECKLINE}${skin}</g>`;
  const shifted = Object.fromEntries(
    Object.entries({ base, ...found }).map(([name, markup]) => [
      name,
      markup && `${AVATAAARS_SHIFT}${markup}</g>`,
    ]),
  );
  return shifted as Record<AvataaarsPart, string>;
}

/** As {@link avataaarsParts}, for the other style. */
export function notionistsParts(svg: string): Record<NotionistsPart, string> {
  return groups(svg, GROUPS.notionists);
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

/** Where the group that opens at `start` closes. */
function closingTag(svg: string, start: number): number {
  const tags = /<g[\s>]|<\/g>/g;
  tags.lastIndex = start;
  for (let depth = 0, tag = tags.exec(svg); tag; tag = tags.exec(svg)) {
    depth += tag[0] === '</g>' ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  throw new Error('The drawing has a group that never closes');
}
