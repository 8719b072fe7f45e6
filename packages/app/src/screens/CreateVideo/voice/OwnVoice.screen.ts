import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Own voice',
  purpose: "Chooses a recording of one's own in place of a computed voice.",
  route: '/create/voice',
  shown: 'Ways',
  keyboard: {
    Tab: 'Through the recordings and their actions.',
    Space: 'Plays what is focused.',
  },
};
