import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Videos from a table/Tables so far',
  purpose: 'Links to tables that were started before.',
  route: '/videos/table, below the setup',
  shown: 'Listed',
  keyboard: {
    Tab: 'From table to table.',
    Enter: 'Opens the table.',
  },
};
