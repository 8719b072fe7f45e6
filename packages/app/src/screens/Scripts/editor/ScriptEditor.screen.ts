import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Scripts/Editor',
  purpose: 'Edits one script of the library, and shows how long it is.',
  route: '/scripts?edit={id}',
  shown: 'Opened',
  keyboard: {
    'Tab, Shift + Tab': 'Cycles through the controls of the dialog.',
    Escape: 'Closes, and focus returns to what opened it.',
  },
};
