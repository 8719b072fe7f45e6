import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Avatar',
  purpose: 'Lets the user choose who presents, and where.',
  route: '/create/avatar',
  shown: 'Restored',
  keyboard: {
    'Arrow keys': 'From presenter to presenter.',
    Tab: 'From the presenters to the preview, the look and the next step.',
    Enter: 'Chooses the focused item.',
  },
};
