import type { ScreenDocs } from '../../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Voice packs',
  purpose: 'Installs natural voices on this device, and removes them.',
  route: '/create/voice, Natural voices',
  shown: 'Offered',
  keyboard: {
    Tab: 'From pack to pack, and to its actions.',
    Enter: 'Installs, pauses, resumes or removes the pack.',
  },
  measured: [
    {
      what: 'Packs',
      figure: 'installed, heard and removed in a browser',
      by: 'packages/app/e2e/voicePacks.spec.ts',
    },
  ],
};
