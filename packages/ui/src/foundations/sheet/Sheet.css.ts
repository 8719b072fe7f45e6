import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, radius, rem } from '../../theme/tokens.ts';

/** As wide as the drawing that it is held against. */
export const sheet = style({
  maxInlineSize: 1280,
  marginInline: 'auto',
  padding: 16,
  '@media': { [media.lg]: { padding: '48px 40px 64px' } },
  color: vars.color.text,
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  paddingBlock: 32,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.md]: { gridTemplateColumns: `${rem(160)} minmax(0, 1fr)` } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 24,
  alignItems: 'flex-end',
  minInlineSize: 0,
});

export const top = style([row, { alignItems: 'flex-start' }]);

export const shown = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const column = style({ inlineSize: rem(216), maxInlineSize: '100%' });
/** In place of the width that a floating menu insists on. */
export const menu = style({
  selectors: { '&&': { inlineSize: rem(216), maxInlineSize: '100%', minInlineSize: 0 } },
});
export const wide = style({ inlineSize: rem(250), maxInlineSize: '100%' });
export const portrait = style({ inlineSize: rem(150), maxInlineSize: '100%' });
export const slider = style({ inlineSize: rem(200), maxInlineSize: '100%' });
export const messages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  maxInlineSize: 640,
});

export const colours = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: `repeat(auto-fill, minmax(${rem(96)}, 1fr))`,
});

export const colour = style({
  blockSize: 56,
  borderRadius: radius.role.thumbnail,
  border: `1px solid ${vars.color.border}`,
  forcedColorAdjust: 'none',
});

export const scenes = style({
  display: 'flex',
  blockSize: 48,
  borderRadius: radius.role.thumbnail,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
});

export const scene = style({ display: 'flex', flex: '1 1 0' });
export const scenePart = style({
  flex: '1 1 0',
  selectors: { '&:nth-child(2)': { flexGrow: 2 } },
});

export const onScene = style({
  display: 'flex',
  padding: 8,
  borderRadius: radius.role.control,
  background: vars.color.scene.sky.bg,
});

/** Holds the dialog in place of its scrim. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: 40,
  borderRadius: radius.role.panel,
  background: vars.color.surfaceSunken,
  '@media': { [media.belowMd]: { padding: 16 } },
});

export const still = style({ inlineSize: 'auto', marginInline: 0 });

export const fullWidth = style({ inlineSize: '100%', minInlineSize: 0 });
