import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Videos from a table/Setup',
  purpose: 'Makes a script of each row of a table, to be filmed one after another.',
  route: '/videos/table',
  shown: 'Ready',
  keyboard: {
    Tab: 'From the file to the columns, the script and the start.',
    Enter: 'Opens the file chooser, and starts the videos.',
  },
};
