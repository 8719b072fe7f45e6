import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Own voice',
  purpose: 'Lets the user choose their own recording instead of a computed voice.',
  route: '/create/voice',
  shown: 'Ways',
  keyboard: {
    Tab: 'Through the recordings and their actions.',
    Space: 'Plays the focused recording.',
  },
};
