import type { ScreenDocs } from '../../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Script/Gestures',
  purpose: 'Marks in the script which gesture is made, before its word.',
  route: '/create/script, Gesture',
  shown: 'Marked',
  keyboard: {
    'Arrow keys': 'From gesture to gesture in the menu.',
    Enter: 'Inserts it at the caret.',
    Escape: 'Closes the menu; the caret stays where it was.',
  },
};
