import type { ScreenDocs } from '../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Storage is full',
  purpose: 'Makes room on a full device without losing the video that was being made.',
  route: '/create/avatar and /create/processing, on a full device',
  shown: 'Films',
  keyboard: {
    'Tab, Shift + Tab': 'Through what is inside, round and round.',
    Space: 'Marks a film to be deleted.',
    Escape: 'Closes, and focus returns to what opened it.',
  },
};
