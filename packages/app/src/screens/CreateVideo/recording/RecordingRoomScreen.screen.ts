import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Recording room',
  purpose: 'Records the script sentence by sentence, and shows which sentences to say again.',
  route: '/create/voice/record',
  shown: 'Ready',
  keyboard: {
    Tab: 'Through the sentences and the controls.',
    'Enter, Space': 'Activates the focused control.',
  },
  measured: [
    {
      what: 'Recording',
      figure: 'from the microphone to a film',
      by: 'packages/app/e2e/ownVoice.spec.ts',
    },
  ],
};
