import { vars, wrappingRow } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** What works in this browser and what does not, one a line. */
export const part = style({
  ...wrappingRow,
  columnGap: 12,
  minBlockSize: 44,
  paddingBlock: 6,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

/** Leaves its answer the room of its words; enlarged, that goes below. */
export const partLabel = style({ flex: '1 1 8rem', minInlineSize: 0 });

export const partAnswer = style({ whiteSpace: 'nowrap' });
