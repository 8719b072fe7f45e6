import type { ScreenDocs } from '../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Storage is full',
  purpose: 'Frees space on a full device without losing the video that was being made.',
  route: '/create/avatar and /create/processing, on a full device',
  shown: 'Films',
  keyboard: {
    'Tab, Shift + Tab': 'Cycles through the controls of the dialog.',
    Space: 'Marks a film for deletion.',
    Escape: 'Closes, and focus returns to what opened it.',
  },
};
