import type { ScreenDocs } from '../../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Script/Browser’s model',
  purpose:
    'Has the browser’s own language model write where there is one, and asks before it is downloaded.',
  route: '/create/script, Generate, in a browser with a language model',
  shown: 'Written',
  keyboard: {
    Tab: 'To the way to the other writer, beside who wrote.',
    Escape: 'In the question: Lectern’s writer writes.',
  },
};
