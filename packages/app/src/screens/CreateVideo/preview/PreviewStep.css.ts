import { media, space, wrappingRow } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** Below the player: the script's toggle at the start, what the video is at the end. */
export const below = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockStart: space[3],
});

/** The toggle's words are in line with the player's edge. */
export const toggle = style({ marginInlineStart: -12 });

/** As it was written, paragraphs and all. */
export const script = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxBlockSize: '20rem',
  overflowY: 'auto',
  paddingBlock: space[3],
});

export const tabs = style({ position: 'relative', marginBlockStart: space[2] });

/** In line with the tabs where there is room, above them where not. */
export const captionSwitch = style({
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': {
    [media.md]: { position: 'absolute', insetBlockStart: 8, insetInlineEnd: 0, zIndex: 1 },
  },
});

/** The list's lines bring their own room. */
export const captions = style({ marginBlockStart: -16 });
