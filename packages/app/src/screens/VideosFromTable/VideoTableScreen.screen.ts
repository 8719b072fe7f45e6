import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Videos from a table/Queue',
  purpose: 'Shows the progress of a table’s videos until all are made.',
  route: '/videos/table/{id}',
  shown: 'Running',
  keyboard: {
    Tab: 'To the actions, then through the rows.',
    Enter: "Opens a row's video, or tries it again.",
  },
};
