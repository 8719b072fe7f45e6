import { media, rem, space, textStyle, vars } from '@lectern/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const room = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: '100dvh',
  background: vars.color.canvas,
  '@media': {
    // If large text leaves no room for the stage, the page scrolls.
    'screen and (min-height: 640px)': { blockSize: '100dvh', minBlockSize: 0 },
  },
});

export const row = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 });

export const middle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': { [media.lg]: { gridTemplateColumns: '344px minmax(0, 1fr)' } },
});

export const side = style({
  borderInlineEnd: `1px solid ${vars.color.border}`,
  padding: '20px 12px',
  overflowY: 'auto',
  '@media': { [media.belowLg]: { display: 'none' } },
});

export const listTitle = style([
  textStyle('caption'),
  { paddingInline: 12, marginBlockEnd: 12, fontWeight: 550, color: vars.color.textSubtle },
]);

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: `${space[6]} 16px`,
  overflowY: 'auto',
  '@media': { [media.md]: { paddingInline: 'clamp(24px, 5vw, 64px)' } },
});

/** Centred if there is room, and never cut off at the top if there is not. */
export const lines = style({ inlineSize: '100%', maxInlineSize: 800, margin: 'auto' });

export const previous = style({
  fontSize: rem(16),
  lineHeight: 24 / 16,
  color: vars.color.textSubtle,
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { fontSize: rem(20), lineHeight: 28 / 20 } },
});

const come = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const appear = keyframes({ from: { opacity: 0 } });

export const current = style([
  textStyle('h1'),
  {
    fontWeight: 620,
    letterSpacing: '-0.02em',
    marginBlock: 16,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    outline: 'none',
    animation: `${come} 180ms ease-out`,
    '@media': {
      [media.belowMd]: { fontSize: rem(30), lineHeight: 40 / 30 },
      [media.md]: { fontSize: rem(44), lineHeight: 56 / 44, marginBlock: 24 },
      [media.reducedMotion]: { animationName: appear },
    },
  },
]);

export const different = style({
  textDecoration: `underline wavy ${vars.color.warning.solid} 3px`,
  textUnderlineOffset: '0.27em',
});

export const next = style({
  fontSize: rem(18),
  lineHeight: 26 / 18,
  color: vars.color.textSubtle,
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { fontSize: rem(24), lineHeight: 36 / 24 } },
});

export const nextLabel = style([
  textStyle('caption'),
  { display: 'block', fontWeight: 550, marginBlockEnd: 4 },
]);

export const notice = style({ marginBlockEnd: 24, selectors: { '&:empty': { display: 'none' } } });
