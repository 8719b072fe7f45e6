import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Avatar, own voice',
  purpose: 'Reminds the user that the presenter will speak with their own recording.',
  route: '/create/avatar, with a recording chosen',
  shown: 'AllRecorded',
  keyboard: {
    Tab: 'To the player and the way back to the recording.',
  },
};
