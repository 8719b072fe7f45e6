import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Voice',
  purpose: 'Chooses who speaks, and hears the script spoken.',
  route: '/create/voice',
  shown: 'Ready',
  keyboard: {
    'Arrow keys': 'On a voice: to the next or previous, and choose it.',
    Tab: 'From the voices to their filters, the speed and the next step.',
    Space: 'Plays a sample.',
  },
};
