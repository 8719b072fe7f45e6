import { cover } from '@lectern/ui/theme';
// Longer than most stylesheets: one variant for each kind of background a look can have.
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

/** The colours of a look, set where it is drawn: the template decides them, not the theme. */
const groundColor = 'var(--look-ground)';
const groundEdge = 'var(--look-edge)';

const moves = {
  pop: keyframes({ from: { scale: 0.8 } }),
  slide: keyframes({ from: { translate: '-0.5em 0', opacity: 0.25 } }),
  fade: keyframes({ from: { opacity: 0.25 } }),
  drop: keyframes({ from: { translate: '0 -0.6em', opacity: 0.25 } }),
  bounce: keyframes({ from: { scale: 0.55 }, '60%': { scale: 1.08 } }),
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

/** One text of a look. Its colours are part of the picture, so forced colours do not apply. */
export const text = style({
  display: 'inline-block',
  inlineSize: 'max-content',
  textAlign: 'inherit',
  paintOrder: 'stroke fill',
  strokeLinejoin: 'round',
  forcedColorAdjust: 'none',
});

/** Words are separated by a gap where each is its own element. */
export const line = style({
  display: 'flex',
  justifyContent: 'var(--look-justify, center)',
  whiteSpace: 'pre',
});

const paper = {
  background: groundColor,
  clipPath:
    'polygon(0 4%, 48% 0, 99% 3%, 100% 34%, 99% 66%, 100% 98%, 52% 96%, 1% 100%, 0 70%, 1% 36%)',
};

/** A line on its own strip; every second one shifts to the left. */
export const torn = style({
  ...paper,
  inlineSize: 'max-content',
  display: 'block',
  paddingInline: '0.34em',
  marginInlineStart: '-0.34em',
  whiteSpace: 'pre',
  selectors: {
    '&:nth-child(even)': { paddingInlineStart: '0.56em', marginInlineStart: '-0.56em' },
  },
});

const hugging = { background: groundColor };
const across = { ...hugging, inlineSize: '100%', textAlign: 'center' } as const;

export const ground = styleVariants({
  none: {},
  chip: { ...hugging, borderRadius: '0.3em' },
  pill: { ...hugging, borderRadius: '9em' },
  card: {
    ...hugging,
    borderRadius: '0.3em',
    backgroundImage: `linear-gradient(${groundEdge} 0 0)`,
    backgroundRepeat: 'no-repeat',
    backgroundSize: 'var(--look-edge-width) 100%',
  },
  band: across,
  bar: across,
  bubble: {
    ...hugging,
    position: 'relative',
    border: `0.1em solid ${groundEdge}`,
    margin: '-0.05em',
    borderRadius: '0.5em',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '100%',
      insetInlineStart: '62%',
      inlineSize: '0.42em',
      blockSize: '0.4em',
      background: groundEdge,
      clipPath: 'polygon(0 100%, 100% 0, 86% 100%)',
    },
  },
  marker: { ...hugging, borderRadius: '0.3em 0.9em 0.4em 0.8em / 0.8em 0.3em 0.9em 0.3em' },
  tape: {
    ...hugging,
    clipPath:
      'polygon(0 0, 100% 0, calc(100% - 0.12em) 7%, 100% 14%, calc(100% - 0.12em) 21%, 100% 28%, calc(100% - 0.12em) 36%, 100% 43%, calc(100% - 0.12em) 50%, 100% 57%, calc(100% - 0.12em) 64%, 100% 71%, calc(100% - 0.12em) 79%, 100% 86%, calc(100% - 0.12em) 93%, 100% 100%, 0 100%, 0.12em 93%, 0 86%, 0.12em 79%, 0 71%, 0.12em 64%, 0 57%, 0.12em 50%, 0 43%, 0.12em 36%, 0 28%, 0.12em 21%, 0 14%, 0.12em 7%)',
  },
  // Each line has its own strip.
  strip: {},
  board: {
    boxSizing: 'border-box',
    background: `linear-gradient(${groundColor} 0 0) center / calc(100% - 0.6em) calc(100% - 0.54em) no-repeat, radial-gradient(circle, #F2D391 0.075em, transparent 0.09em) 0 0 / 0.42em 0.27em repeat-x, radial-gradient(circle, #F2D391 0.075em, transparent 0.09em) 0 100% / 0.42em 0.27em repeat-x, ${groundEdge}`,
    borderRadius: '0.18em',
  },
});

/** Full width if the text's background runs across the picture. */
export const spread = style({
  selectors: {
    [`&:has(${ground.bar}, ${ground.band})`]: { inlineSize: '100%' },
  },
});

/** The word being spoken. */
export const spoken = styleVariants({
  color: {},
  italic: { fontStyle: 'italic' },
  underline: { textDecoration: 'underline 0.07em', textUnderlineOffset: '0.1em' },
  // Drawn around the word without moving it.
  block: {
    paddingInline: '0.14em',
    marginInline: '-0.14em',
    borderRadius: '0.22em',
    WebkitTextStroke: '0',
  },
});

/** A list point: its number, then its text. */
export const point = style({
  display: 'grid',
  gridTemplateColumns: '1.634em auto',
  columnGap: '0.266em',
  alignItems: 'center',
  inlineSize: 'max-content',
  minBlockSize: '1.7em',
  textAlign: 'left',
  forcedColorAdjust: 'none',
});

export const card = style([
  point,
  { paddingInlineEnd: '0.45em', borderRadius: '0.4em', overflow: 'hidden' },
]);

const figureBox = { display: 'grid', placeItems: 'center', lineHeight: 1 } as const;
export const figure = style({ fontSize: '1.15em' });
export const cardNumber = style({ ...figureBox, alignSelf: 'stretch', minBlockSize: '1.7em' });
export const cardText = style({ paddingBlock: '0.25em' });

/** A number without a background is drawn in a ring. */
export const drawnNumber = style({
  ...figureBox,
  justifySelf: 'center',
  inlineSize: '1.42em',
  blockSize: '1.54em',
  border: '0.1em solid currentColor',
  borderRadius: '48% 52% 50% 50% / 52% 48% 52% 48%',
});

/** As large as the picture. */
export const ring = style(cover);
