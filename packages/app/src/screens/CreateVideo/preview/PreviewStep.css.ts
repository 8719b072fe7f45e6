import { media, space, wrappingRow } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** The row below the player: the script's toggle at the start, facts about the video at the end. */
export const below = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockStart: space[3],
});

/** Aligns the toggle's label with the player's edge. */
export const toggle = style({ marginInlineStart: -12 });

/** The script as written, including its paragraphs. */
export const script = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxBlockSize: '20rem',
  overflowY: 'auto',
  paddingBlock: space[3],
});

export const tabs = style({ position: 'relative', marginBlockStart: space[2] });

/** In line with the tabs if there is room, otherwise above them. */
export const captionSwitch = style({
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': {
    [media.md]: { position: 'absolute', insetBlockStart: 8, insetInlineEnd: 0, zIndex: 1 },
  },
});

/** The list's lines have their own spacing. */
export const captions = style({ marginBlockStart: -16 });
