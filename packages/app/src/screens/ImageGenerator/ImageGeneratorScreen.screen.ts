import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Image generator',
  purpose: 'Generates an image from a sentence, to download or to turn into an avatar.',
  route: '/image-generator',
  shown: 'Default',
  keyboard: {
    Tab: 'From the prompt to the style, Generate and the images generated so far.',
    'Ctrl + Enter': 'In the prompt: generates the image.',
  },
};
