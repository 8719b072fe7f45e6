import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Processing',
  purpose: 'Shows the progress of a video, and what to do if it fails.',
  route: '/create/processing',
  shown: 'Drawing',
  keyboard: {
    Tab: 'To the actions that are available meanwhile.',
  },
};
