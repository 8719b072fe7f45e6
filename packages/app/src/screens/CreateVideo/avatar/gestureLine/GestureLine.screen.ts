import type { ScreenDocs } from '../../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Avatar/Gestures',
  purpose: 'Shows on the preview’s timeline where the presenter moves.',
  route: '/create/avatar, below the preview',
  shown: 'Line',
  keyboard: {
    Tab: 'From gesture to gesture.',
    Enter: 'Plays from there.',
    Delete: 'Turns off a gesture by rule.',
  },
};
