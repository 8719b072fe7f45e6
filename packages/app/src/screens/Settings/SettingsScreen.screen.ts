import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Settings',
  purpose: 'What Lectern knows of a user, and how it behaves.',
  route: '/settings/{section}',
  shown: 'Account',
  keyboard: {
    Tab: 'From the menu of sections into its panel.',
    Enter: 'Opens a section, and saves from any field.',
  },
};
