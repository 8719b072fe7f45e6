import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/AI Edit/Live preview',
  purpose: 'Shows a look on the video before it is made.',
  route: '/ai-edit?video={id}, next to the looks',
  shown: 'EveryLook',
  keyboard: {
    Tab: 'To the player.',
    Space: 'Plays and pauses.',
  },
  measured: [
    { what: 'Looks', figure: 'drawn as in the film', by: 'packages/app/e2e/looks.spec.ts' },
  ],
};
