import { vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** What works in this browser and what does not, one a line. */
export const part = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  paddingBlock: 6,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const partLabel = style({ flexGrow: 1, minInlineSize: 0 });
