import { vars } from '@lectern/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

export const method = style({
  display: 'inline-block',
  inlineSize: 64,
  fontWeight: 600,
  color: vars.color.textSubtle,
  // The page sets the font size of everything in a table.
  selectors: { '&&': { fontSize: 11 } },
});

export const cell = style({ textAlign: 'center' });

// A link fills its cell; links to stories are filled, links to a response to try are outlined.
globalStyle(`${cell} a`, {
  display: 'inline-block',
  minInlineSize: 32,
  padding: '2px 8px',
  borderRadius: 8,
  background: vars.color.accentSubtle,
  fontWeight: 600,
  textDecoration: 'none',
});

globalStyle(`${cell} a:has(> [aria-hidden])`, {
  background: 'transparent',
  boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
});

export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
