import { media, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'grid',
  gap: '16px 24px',
  // Outranks the page's own list styles.
  selectors: { '&&': { marginBlock: '24px 32px', padding: '16px 20px' } },
  border: `1px solid ${vars.color.border}`,
  borderRadius: 16,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const fact = style({
  selectors: {
    '&&': {
      margin: 0,
      padding: 0,
      fontSize: 13,
      fontStyle: 'normal',
      fontWeight: 400,
      color: vars.color.textSubtle,
    },
  },
});

export const value = style({ selectors: { '&&': { margin: 0, padding: 0 } } });

export const beside = style({
  display: 'grid',
  gap: 16,
  selectors: { '&&': { marginBlock: '16px 32px' } },
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' } },
});

export const stateChoice = style({ inlineSize: 320, maxInlineSize: '100%' });

export const figure = style({ margin: 0, minInlineSize: 0 });

/** Contains a whole window, scaled down. */
export const window = style({
  containerType: 'inline-size',
  position: 'relative',
  overflow: 'hidden',
  marginBlockStart: 8,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: 12,
});

export const picture = style({ display: 'block', inlineSize: '100%' });

export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: 'top left',
});

export const state = style({ textAlign: 'start', maxInlineSize: 360 });

export const missing = style({ color: vars.color.textSubtle });

export const words = style({ fontWeight: 400, color: vars.color.textSubtle });

export const folded = style({ marginBlockStart: 16 });
