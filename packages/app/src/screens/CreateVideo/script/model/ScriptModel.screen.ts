import type { ScreenDocs } from '../../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Script/Browser’s model',
  purpose:
    'Writes with the browser’s own language model if there is one, and asks before downloading it.',
  route: '/create/script, Generate, in a browser with a language model',
  shown: 'Written',
  keyboard: {
    Tab: 'To the button for the other writer, next to who wrote the script.',
    Escape: 'In the question: Lectern’s writer writes the script.',
  },
};
