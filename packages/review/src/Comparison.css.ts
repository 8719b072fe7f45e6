import { focusRing, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

/** How much of the picture before is visible, in percent. */
export const SHARE = '--review-share';
const share = `var(${SHARE})`;

/** Pictures have no writing direction: before is on the left in every language. */
export const pair = style({
  position: 'relative',
  display: 'grid',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  direction: 'ltr',
});

export const layer = style({ gridArea: '1 / 1', minInlineSize: 0, minBlockSize: 0 });

export const upper = recipe({
  base: [layer],
  variants: {
    kind: {
      slider: { clipPath: `inset(0 calc(100% - ${share}) 0 0)` },
      onion: { opacity: share },
    },
  },
});

/** The line of the slider. The range input over the whole picture takes the pointer. */
export const line = style({
  position: 'absolute',
  insetBlock: 0,
  left: share,
  inlineSize: 2,
  marginInlineStart: -1,
  background: vars.color.accentGraphic,
  pointerEvents: 'none',
});

export const knob = style({
  position: 'absolute',
  insetBlockEnd: 20,
  insetInlineStart: -19,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  border: `2px solid ${vars.color.accentGraphic}`,
  borderRadius: '50%',
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.md,
  color: vars.color.text,
  selectors: { 'input:focus-visible + span > &': focusRing },
});

export const range = recipe({
  base: { gridArea: '1 / 1', zIndex: 1, margin: 0, accentColor: vars.color.accentGraphic },
  variants: {
    kind: {
      slider: { inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'ew-resize' },
      onion: {
        alignSelf: 'end',
        justifySelf: 'center',
        inlineSize: '60%',
        blockSize: 24,
        marginBlockEnd: 12,
      },
    },
  },
});
