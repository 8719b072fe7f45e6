import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Videos from a table/Setup',
  purpose: 'Turns each row of a table into a script, to be filmed one after another.',
  route: '/videos/table',
  shown: 'Ready',
  keyboard: {
    Tab: 'From the file to the columns, the script and the start button.',
    Enter: 'Opens the file chooser, or starts the videos.',
  },
};
