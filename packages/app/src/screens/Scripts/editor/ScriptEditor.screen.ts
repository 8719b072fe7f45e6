import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Scripts/Editor',
  purpose: 'Writes one script of the library, and reads how long it is.',
  route: '/scripts?edit={id}',
  shown: 'Opened',
  keyboard: {
    'Tab, Shift + Tab': 'Through what is inside, round and round.',
    Escape: 'Closes, and focus returns to what opened it.',
  },
};
