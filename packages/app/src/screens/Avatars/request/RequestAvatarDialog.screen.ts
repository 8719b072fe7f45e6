import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Avatars/Request Custom Avatar',
  purpose: "Requests a presenter made from the user's own footage.",
  route: '/avatars, Request Custom Avatar',
  shown: 'Default',
  keyboard: {
    'Tab, Shift + Tab': 'Cycles through the controls of the dialog.',
    Escape: 'Closes, and focus returns to what opened it.',
  },
};
