import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/My Videos/Import',
  purpose: 'Opens project files, and puts them among the videos as drafts.',
  route: '/videos, Import',
  shown: 'MenuOpen',
  keyboard: {
    Tab: 'To Import, then through what was opened.',
    Enter: 'Opens the file chooser.',
  },
};
