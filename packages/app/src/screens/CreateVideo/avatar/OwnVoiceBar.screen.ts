import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Avatar, own voice',
  purpose: "Reminds that the presenter will speak with one's own recording.",
  route: '/create/avatar, with a recording chosen',
  shown: 'AllRecorded',
  keyboard: {
    Tab: 'To the player and the way back to the recording.',
  },
};
