import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { clampedTo, wrappingRow } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { media, radius, size } from '../../theme/tokens.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
});

const frame = style({
  position: 'relative',
  flexShrink: 0,
  aspectRatio: size.thumbnailRatio,
  overflow: 'hidden',
  borderRadius: radius.role.thumbnail,
});

export const picture = style([frame, { background: vars.color.neutral.bg }]);

/** The drawing of an empty page. */
export const scratch = style([
  frame,
  {
    display: 'grid',
    placeItems: 'center',
    border: `1.5px dashed ${vars.color.borderStrong}`,
    background: vars.color.surface,
  },
]);

export const drawing = style({ inlineSize: '52%' });

/** Hidden while a video plays, which may have captions there. */
export const duration = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 8,
  insetInlineEnd: 8,
  selectors: { '[data-playing] > &': { visibility: 'hidden' } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  paddingBlockStart: 14,
});

export const head = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: '4px 8px',
  minInlineSize: 0,
});

export const title = style([textStyle('h4'), { ...clampedTo(2), minInlineSize: 0 }]);

export const description = style([
  textStyle('small'),
  { marginBlock: '4px 14px', color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockStart: 'auto',
});

// On phones the actions share the width.
globalStyle(`${actions} > :not(button:first-child)`, {
  '@media': { [media.belowMd]: { flexGrow: 1 } },
});

export const skeletonWords = style({ display: 'grid', gap: 12, paddingBlock: '4px 18px' });
