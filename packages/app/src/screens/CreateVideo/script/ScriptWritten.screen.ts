import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Script/Script written',
  purpose:
    'Says who wrote a script, which facts of the prompt it keeps, and what is still to fill in.',
  route: '/create/script, Generate',
  shown: 'Written',
  keyboard: {
    Tab: 'From fact to fact, then to the script and to Next gap.',
    Enter: 'On a fact: selects it in the script. On Next gap: selects the gap after the caret.',
    Escape: 'In the question before the voice: back to the first gap.',
  },
};
