import type { ScreenDocs } from '../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Avatars/Generate AI Avatar',
  purpose: 'Generates a presenter from a sentence, to try out and keep.',
  route: '/avatars, Generate AI Avatar',
  shown: 'Default',
  keyboard: {
    'Tab, Shift + Tab': 'Cycles through the controls of the dialog.',
    'Ctrl + Enter': 'In the description: generates the picture.',
    Escape: 'Closes, and focus returns to what opened it.',
  },
};
