import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/AI Edit/AI Edit',
  purpose: 'Gives a finished video a new look, without filming it again.',
  route: '/ai-edit?video={id}',
  shown: 'Ready',
  keyboard: {
    Tab: 'From the video to the looks, their settings and Apply.',
    'Arrow keys': 'From look to look.',
    Space: 'Plays and pauses the focused player.',
  },
  measured: [
    {
      what: 'Lips after an edit',
      figure: 'in step with the sound',
      by: 'packages/app/e2e/aiEditLipSync.spec.ts',
    },
  ],
};
