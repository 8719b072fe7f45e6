import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/My Videos/Import',
  purpose: 'Opens project files, and adds them to the videos as drafts.',
  route: '/videos, Import',
  shown: 'MenuOpen',
  keyboard: {
    Tab: 'To Import, then through what it opened.',
    Enter: 'Opens the file chooser.',
  },
};
