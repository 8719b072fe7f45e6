import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Avatars/Request Custom Avatar',
  purpose: "Asks for a presenter made of one's own footage.",
  route: '/avatars, Request Custom Avatar',
  shown: 'Default',
  keyboard: {
    'Tab, Shift + Tab': 'Through what is inside, round and round.',
    Escape: 'Closes, and focus returns to what opened it.',
  },
};
