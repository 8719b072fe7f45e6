import type { ScreenDocs } from '../../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Voice packs',
  purpose: 'Brings natural voices onto this device, and takes them off again.',
  route: '/create/voice, Natural voices',
  shown: 'Offered',
  keyboard: {
    Tab: 'From pack to pack, and to its actions.',
    Enter: 'Installs, pauses, goes on or removes.',
  },
  measured: [
    {
      what: 'Packs',
      figure: 'installed, heard and removed in a browser',
      by: 'packages/app/e2e/voicePacks.spec.ts',
    },
  ],
};
