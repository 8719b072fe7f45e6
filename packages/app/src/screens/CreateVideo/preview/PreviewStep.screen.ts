import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Preview',
  purpose: 'Plays the finished video, and offers it for download and sharing.',
  route: '/create/preview',
  shown: 'Ready',
  keyboard: {
    Space: 'Plays and pauses.',
    'Arrow left, Arrow right': 'Five seconds back or forward.',
    M: 'Mutes and unmutes.',
    C: 'Shows and hides the captions.',
    F: 'Enters and leaves full screen.',
  },
  measured: [
    {
      what: 'Films',
      figure: 'played to their end in a browser',
      by: 'packages/app/e2e/playable.spec.ts',
    },
  ],
};
