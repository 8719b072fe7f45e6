import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../theme/contract.css.ts';
import { media, radius, space } from '../theme/tokens.ts';

/** From phones up: each condition starts at its breakpoint, and `phone` is the base. */
export const conditions = ['phone', 'tablet', 'desktop', 'wide'] as const;

const responsive = defineProperties({
  conditions: {
    phone: {},
    tablet: { '@media': media.md },
    desktop: { '@media': media.lg },
    wide: { '@media': media.xl },
  },
  defaultCondition: 'phone',
  responsiveArray: ['phone', 'tablet', 'desktop', 'wide'],
  properties: {
    display: ['none', 'block', 'flex', 'grid', 'inline-flex', 'contents'],
    flexDirection: ['row', 'column', 'row-reverse', 'column-reverse'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: space,
    paddingBlockStart: space,
    paddingBlockEnd: space,
    paddingInlineStart: space,
    paddingInlineEnd: space,
  },
  shorthands: {
    padding: ['paddingBlockStart', 'paddingBlockEnd', 'paddingInlineStart', 'paddingInlineEnd'],
    paddingBlock: ['paddingBlockStart', 'paddingBlockEnd'],
    paddingInline: ['paddingInlineStart', 'paddingInlineEnd'],
  },
});

const surface = defineProperties({
  properties: {
    background: {
      canvas: vars.color.canvas,
      surface: vars.color.surface,
      raised: vars.color.surfaceRaised,
      sunken: vars.color.surfaceSunken,
    },
    borderRadius: radius.role,
    border: { hairline: `1px solid ${vars.color.border}` },
    boxShadow: vars.shadow,
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    minInlineSize: [0],
    position: ['relative'],
    overflow: ['hidden'],
  },
});

/** Only its type is used: at runtime it would need a table ten times as long as that of `layoutClasses`. */
const typed = createSprinkles(responsive, surface);
export type Sprinkles = Parameters<typeof typed>[0];

/** The library's type for a property, or for a shorthand of several. */
type Made =
  | { values: Record<string, { defaultClass: string; conditions?: Record<string, string> }> }
  | { mappings: string[] };

const made: [string, Made][] = Object.entries({ ...responsive.styles, ...surface.styles });
const names: string[] = [];

/** Shorthands and their properties. When two set the same property, the later one wins. */
export const shorthands = Object.fromEntries(
  made.flatMap(([name, style]) => ('mappings' in style ? [[name, style.mappings] as const] : [])),
);

/**
 * For each property: its values, the index of its first class name, and `per`, the class names per value.
 */
export const rules = Object.fromEntries(
  made.flatMap(([property, style]) => {
    if (!('values' in style)) return [];
    const from = names.length;
    const classes = Object.values(style.values).map(({ defaultClass, conditions: byWidth }) =>
      byWidth ? Object.values(byWidth) : [defaultClass],
    );
    names.push(...classes.flat());
    const rule = { from, per: classes[0]?.length ?? 0, values: Object.keys(style.values) };
    return [[property, rule] as const];
  }),
);

/**
 * The class names, in the order of the rules. A build numbers them consecutively, so their common stem is
 * enough to derive them all.
 */
const stem = names[0]?.slice(0, -1) ?? '';
const isCounted = names.every((name, index) => name === stem + index.toString(36));
export const classNames: string | string[] = isCounted ? stem : names;
