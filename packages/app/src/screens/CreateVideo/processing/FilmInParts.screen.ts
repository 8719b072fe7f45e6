import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Film in parts',
  purpose: 'Plays a film while its parts are still being made.',
  route: '/create/processing, on this device',
  shown: 'Resumed',
  keyboard: {
    'Space, Enter': 'Plays and pauses.',
  },
  measured: [
    {
      what: 'Preview',
      figure: 'the time from Generate to its first second, printed',
      by: 'packages/app/e2e/playable.spec.ts',
    },
  ],
};
