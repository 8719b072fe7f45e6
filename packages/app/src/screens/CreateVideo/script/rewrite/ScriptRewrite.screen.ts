import type { ScreenDocs } from '../../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Script/Rewrite',
  purpose:
    'Makes a passage shorter, longer, simpler or friendlier; keeps its marks, gaps and facts.',
  route: '/create/script, Rewrite',
  shown: 'Manners',
  keyboard: {
    Enter: 'On Rewrite: opens the choices for the selection, or for the paragraph at the caret.',
    Escape: 'While the browser’s model writes: stops it, and restores the passage.',
  },
};
