import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Preview',
  purpose: 'Plays the finished video, and hands it out.',
  route: '/create/preview',
  shown: 'Ready',
  keyboard: {
    Space: 'Plays and pauses.',
    'Arrow left, Arrow right': 'Five seconds back or forward.',
    M: 'Mutes.',
    C: 'Captions.',
    F: 'Full screen.',
  },
  measured: [
    {
      what: 'Films',
      figure: 'played to their end in a browser',
      by: 'packages/app/e2e/playable.spec.ts',
    },
  ],
};
