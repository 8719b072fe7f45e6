import type { ScreenDocs } from '../../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Script/Rewrite',
  purpose: 'Says a passage shorter, longer, simpler or friendlier; its marks, gaps and facts stay.',
  route: '/create/script, Rewrite',
  shown: 'Manners',
  keyboard: {
    Enter: 'On Rewrite: opens the manners of the selection, or of the paragraph at the caret.',
    Escape: 'While the browser’s model writes: stops, and brings back the passage.',
  },
};
