import type { ScreenDocs } from '../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Avatars/Generate AI Avatar',
  purpose: 'Makes a presenter from a sentence, to be tried and kept.',
  route: '/avatars, Generate AI Avatar',
  shown: 'Default',
  keyboard: {
    'Tab, Shift + Tab': 'Through what is inside, round and round.',
    'Ctrl + Enter': 'In the description: makes the picture.',
    Escape: 'Closes, and focus returns to what opened it.',
  },
};
