import type { ScreenDocs } from '../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Script/Script written',
  purpose:
    'Shows who wrote a script, which facts of the prompt it keeps, and which gaps are left to fill.',
  route: '/create/script, Generate',
  shown: 'Written',
  keyboard: {
    Tab: 'From fact to fact, then to the script and to Next gap.',
    Enter: 'On a fact: selects it in the script. On Next gap: selects the gap after the caret.',
    Escape: 'In the question before the voice step: returns to the first gap.',
  },
};
