// Longer than the usual stylesheet: one ground for each kind that a look can have.
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

/** Colours of a look, set where it is drawn: the template decides them, not the theme. */
const groundColor = 'var(--look-ground)';
const groundEdge = 'var(--look-edge)';

const moves = {
  pop: keyframes({ from: { scale: 0.8 } }),
  slide: keyframes({ from: { translate: '0 0.4em', opacity: 0 } }),
  fade: keyframes({ from: { opacity: 0 } }),
  drop: keyframes({ from: { translate: '0 -0.6em', opacity: 0 } }),
  bounce: keyframes({ from: { scale: 0.6 }, '60%': { scale: 1.08 } }),
  typewriter: keyframes({ from: { clipPath: 'inset(0 100% 0 0)' } }),
};

const moving = (animationName: string, animationTimingFunction = 'ease-out') => ({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animationName,
      animationTimingFunction,
      animationDuration: '260ms',
    },
  },
});

export const motion = styleVariants({
  none: {},
  pop: moving(moves.pop),
  slide: moving(moves.slide),
  fade: moving(moves.fade),
  drop: moving(moves.drop),
  bounce: moving(moves.bounce),
  typewriter: moving(moves.typewriter, 'steps(12)'),
});

/** One text of a look. Its colours are part of the picture, so forced colours leave them. */
export const text = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  lineHeight: 1.12,
  textAlign: 'inherit',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  paintOrder: 'stroke fill',
  strokeLinejoin: 'round',
  forcedColorAdjust: 'none',
});

export const line = style({ display: 'block' });

const hugging = { paddingBlock: '0.14em', paddingInline: '0.45em', background: groundColor };

export const ground = styleVariants({
  none: {},
  chip: { ...hugging, borderRadius: '0.3em' },
  pill: { ...hugging, paddingInline: '0.7em', borderRadius: '9em' },
  card: { ...hugging, padding: '0.4em 0.6em', borderRadius: '0.35em' },
  band: { ...hugging, inlineSize: '100%', textAlign: 'center' },
  bar: { ...hugging, inlineSize: '100%', textAlign: 'center' },
  bubble: {
    ...hugging,
    position: 'relative',
    paddingInline: '0.6em',
    border: `0.1em solid ${groundEdge}`,
    borderRadius: '0.5em',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '100%',
      insetInlineEnd: '18%',
      border: '0.22em solid transparent',
      borderBlockEndColor: groundEdge,
      borderInlineEndColor: groundEdge,
    },
  },
  marker: { ...hugging, borderRadius: '0.3em 0.9em 0.4em 0.8em / 0.8em 0.3em 0.9em 0.3em' },
  tape: {
    ...hugging,
    paddingInline: '0.5em',
    clipPath:
      'polygon(0 0, 100% 0, calc(100% - 0.12em) 12%, 100% 25%, calc(100% - 0.12em) 38%, 100% 50%, calc(100% - 0.12em) 62%, 100% 75%, calc(100% - 0.12em) 88%, 100% 100%, 0 100%, 0.12em 88%, 0 75%, 0.12em 62%, 0 50%, 0.12em 38%, 0 25%, 0.12em 12%)',
  },
  strip: {
    ...hugging,
    clipPath:
      'polygon(0 4%, 48% 0, 99% 3%, 100% 34%, 99% 66%, 100% 98%, 52% 96%, 1% 100%, 0 70%, 1% 36%)',
  },
  board: {
    ...hugging,
    padding: '0.22em 0.5em',
    border: `0.26em solid ${groundEdge}`,
    borderRadius: '0.16em',
    outline: '0.1em dotted #F2D391',
    outlineOffset: '-0.19em',
  },
});

/** As wide as its place where what it stands on runs across the picture. */
export const spread = style({
  selectors: {
    [`&:has(${ground.bar}, ${ground.band})`]: { inlineSize: '100%' },
  },
});

/** The word that is being spoken. */
export const spoken = styleVariants({
  color: {},
  italic: { fontStyle: 'italic' },
  underline: { textDecoration: 'underline 0.09em', textUnderlineOffset: '0.16em' },
  block: { paddingInline: '0.18em', borderRadius: '0.2em', WebkitTextStroke: '0' },
});

/** The number of a list, before its words. */
export const listItem = style({ display: 'inline-flex', alignItems: 'stretch', gap: '0.45em' });
export const listNumber = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.5em',
  fontSize: '1.35em',
  fontWeight: 800,
});

/** A number without a ground stands in a ring. */
export const drawnNumber = style([
  listNumber,
  {
    alignSelf: 'center',
    inlineSize: '1.5em',
    blockSize: '1.5em',
    border: '0.07em solid currentColor',
    borderRadius: '48% 52% 50% 50% / 52% 48% 52% 48%',
    fontWeight: 400,
  },
]);

/** An arc over the head, whatever the picture's shape. */
export const ring = style({ display: 'block', inlineSize: '80cqmin', overflow: 'visible' });

export const scattered = style({
  display: 'inline-block',
  marginInlineEnd: '0.3em',
  selectors: {
    '&:nth-child(3n + 2)': { fontSize: '0.52em', fontWeight: 300, rotate: '2deg' },
    '&:nth-child(3n)': { fontSize: '0.68em', rotate: '11deg' },
  },
});
