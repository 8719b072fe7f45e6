import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneLine, unseen } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { radius, rem } from '../../theme/tokens.ts';

/** Below this width a card has no room for its text next to the picture and the action. */
const narrow = '(max-width: 28rem)';

export const card = style({
  containerType: 'inline-size',
  blockSize: '100%',
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.role.panel,
  background: vars.color.surface,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${rem(144)} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: 16,
  blockSize: '100%',
  paddingBlock: 8,
  paddingInline: '8px 16px',
  '@container': {
    [narrow]: {
      gridTemplateColumns: `${rem(96)} minmax(0, 1fr) auto`,
      gap: 12,
      padding: 12,
    },
  },
});

export const words = style({ minInlineSize: 0 });

export const title = style([textStyle('bodyStrong'), oneLine]);

const line = style([
  textStyle('caption'),
  { color: vars.color.textSubtle, overflowWrap: 'anywhere' },
]);

export const next = style([line, { marginBlockStart: 4 }]);

export const detail = style([
  line,
  { marginBlockStart: 8, '@container': { [narrow]: { display: 'none' } } },
]);

export const progress = style({
  marginBlockStart: 12,
  '@container': { [narrow]: { marginBlockStart: 8 } },
});

/** A narrow card only has room for the icon; the link keeps its name. */
export const actionWords = style({ '@container': { [narrow]: unseen } });
