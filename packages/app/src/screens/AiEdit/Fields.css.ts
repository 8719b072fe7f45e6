import { oneColumn, space, textStyle, wrappingRow } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** These columns if the options are that wide; stacked otherwise. */
const wherever = (width: string, gridTemplateColumns: string) => ({
  '@container': { [`(min-width: ${width})`]: { gridTemplateColumns } },
});

export const fields = style({ display: 'grid', gap: space[5], paddingBlockEnd: space[4] });

export const titleRow = style({
  ...oneColumn,
  gap: space[4],
  ...wherever('28rem', 'minmax(0, 1fr) 7rem'),
});

/** Around the title field, whose character count is at the end of its label's line. */
export const counted = style({ position: 'relative', minInlineSize: 0 });

export const count = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const halves = style({
  ...oneColumn,
  gap: space[4],
  ...wherever('28rem', 'repeat(2, minmax(0, 1fr))'),
});

export const modes = style({ ...wrappingRow, justifyContent: 'space-between', gap: space[3] });

export const groupLabel = style(textStyle('label'));

export const background = style({
  ...oneColumn,
  gap: space[6],
  ...wherever('32rem', '9rem minmax(0, 1fr)'),
});

/** No wider than its text. */
export const shape = style({ display: 'flex' });

export const music = style({
  display: 'grid',
  gap: space[6],
  // A message below one field does not move the others.
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  ...wherever('32rem', '2fr minmax(0, 1fr) minmax(0, 1fr)'),
});

/** Next to the fields, the track aligns with their boxes. */
export const wide = style({
  '@container': {
    '(max-width: 31.99rem)': { gridColumn: '1 / -1' },
    '(min-width: 32rem)': { paddingBlockStart: '0.875rem' },
  },
});
