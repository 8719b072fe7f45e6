import { vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const ringed = style({ position: 'relative', display: 'grid', flex: 'none' });

export const ring = style({
  position: 'absolute',
  inset: -1,
  borderRadius: 999,
  background: `conic-gradient(${vars.color.accentGraphic} var(--played), ${vars.color.track} 0)`,
  mask: 'radial-gradient(closest-side, transparent calc(100% - 3.5px), #000 calc(100% - 3px))',
  pointerEvents: 'none',
});
