import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Settings',
  purpose: 'What Lectern knows about a user, and how it behaves for them.',
  route: '/settings/{section}',
  shown: 'Account',
  keyboard: {
    Tab: 'From the section menu to the panel.',
    Enter: 'Opens a section, or saves from any field.',
  },
};
