import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Voice',
  purpose: 'Lets the user choose who speaks, and hear the script spoken.',
  route: '/create/voice',
  shown: 'Ready',
  keyboard: {
    'Arrow keys': 'On a voice: choose the next or previous one.',
    Tab: 'From the voices to their filters, the speed and the next step.',
    Space: 'Plays a sample.',
  },
};
