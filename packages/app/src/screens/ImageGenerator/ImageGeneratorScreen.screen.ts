import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Image generator',
  purpose: 'Draws an image from a sentence, to download or to make an avatar of.',
  route: '/image-generator',
  shown: 'Default',
  keyboard: {
    Tab: 'From the prompt to the style, Generate and the images so far.',
    'Ctrl + Enter': 'In the prompt: draws.',
  },
};
