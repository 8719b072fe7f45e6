import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/My Videos/Selection',
  purpose: 'Selects many videos, as cards or rows, to save them as a ZIP or delete them.',
  route: '/videos, with cards selected',
  shown: 'InTheGrid',
  keyboard: {
    Space: 'Selects the focused video.',
    'Shift ArrowDown': 'Also selects the next video.',
    'Ctrl A': 'Selects every match, loaded or not.',
    Escape: 'Ends the selection.',
  },
};
