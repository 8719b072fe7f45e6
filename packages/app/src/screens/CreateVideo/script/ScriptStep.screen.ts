import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Script/Script',
  purpose: 'Lets the user write the script, or have it written.',
  route: '/create/script',
  shown: 'Empty',
  keyboard: {
    Tab: 'From the script to its tools and the next step.',
    Enter: 'In the prompt: writes a script.',
  },
};
