import type { ScreenDocs } from '../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Error boundary',
  purpose: 'Says what failed when a screen cannot be shown, and offers a way back.',
  route: 'any address whose screen fails',
  shown: 'ServerError',
  keyboard: {
    Tab: 'To Try Again and the way back.',
    Enter: 'Activates the focused control.',
  },
};
