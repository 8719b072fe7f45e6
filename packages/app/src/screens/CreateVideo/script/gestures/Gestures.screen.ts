import type { ScreenDocs } from '../../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Script/Gestures',
  purpose: 'Marks a gesture before its word, as it is to be made.',
  route: '/create/script, Gesture',
  shown: 'Marked',
  keyboard: {
    'Arrow keys': 'From gesture to gesture in the menu.',
    Enter: 'Inserts it at the caret.',
    Escape: 'Closes the menu; the caret is where it was.',
  },
};
