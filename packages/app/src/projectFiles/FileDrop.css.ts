import { vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const cover = style({
  position: 'fixed',
  insetBlockStart: 64,
  insetBlockEnd: 0,
  zIndex: 15,
  padding: 16,
  // The pointer keeps its target below the cover, so nothing flickers.
  pointerEvents: 'none',
  background: `color-mix(in srgb, ${vars.color.canvas} 90%, transparent)`,
});

export const target = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 4,
  blockSize: '100%',
  padding: 16,
  textAlign: 'center',
  border: `2px dashed ${vars.color.accentGraphic}`,
  borderRadius: 20,
  background: `color-mix(in srgb, ${vars.color.accentSubtle} 72%, transparent)`,
});

export const icon = style({ color: vars.color.textAccent, marginBlockEnd: 12 });
