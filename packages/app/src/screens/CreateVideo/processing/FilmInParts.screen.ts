import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Film in parts',
  purpose: 'Plays the first part of a film while the rest is made.',
  route: '/create/processing, from the first part',
  shown: 'Resumed',
  keyboard: {
    Space: 'Plays and pauses.',
    'Arrow left, Arrow right': 'Five seconds back or forward, in what is made.',
  },
  measured: [
    {
      what: 'Parts',
      figure: 'playable before the film is whole',
      by: 'packages/app/e2e/segments.spec.ts',
    },
  ],
};
