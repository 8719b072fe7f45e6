import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/My Videos/Selection',
  purpose: 'Selects many videos, as cards or rows, to save them as a ZIP or delete them.',
  route: '/videos, with cards chosen',
  shown: 'InTheGrid',
  keyboard: {
    Space: 'Selects the video that has the focus.',
    'Shift ArrowDown': 'Selects the next one too.',
    'Ctrl A': 'Selects every match, loaded or not.',
    Escape: 'Ends the selection.',
  },
};
