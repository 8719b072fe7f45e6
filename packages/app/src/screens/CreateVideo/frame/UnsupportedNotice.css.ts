import { vars, wrappingRow } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** A thing that works in this browser or does not, one per line. */
export const part = style({
  ...wrappingRow,
  columnGap: 12,
  minBlockSize: 44,
  paddingBlock: 6,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

/** Leaves room for the answer's text; when text is enlarged, the answer wraps below. */
export const partLabel = style({ flex: '1 1 8rem', minInlineSize: 0 });

export const partAnswer = style({ whiteSpace: 'nowrap' });
