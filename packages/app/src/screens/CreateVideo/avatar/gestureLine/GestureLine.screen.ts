import type { ScreenDocs } from '../../../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Create video/Avatar/Gestures',
  purpose: 'Shows where the presenter moves, on the line of the preview.',
  route: '/create/avatar, below the preview',
  shown: 'Line',
  keyboard: {
    Tab: 'From gesture to gesture.',
    Enter: 'Plays from there.',
    Delete: 'Turns a gesture by rule off.',
  },
};
