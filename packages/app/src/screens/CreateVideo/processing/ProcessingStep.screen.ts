import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Processing',
  purpose: 'Says how far a video is, and what to do when it fails.',
  route: '/create/processing',
  shown: 'Drawing',
  keyboard: {
    Tab: 'To what can be done meanwhile.',
  },
};
