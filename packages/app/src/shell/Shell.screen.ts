import type { ScreenDocs } from '../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Shell',
  purpose: 'Holds every screen of a signed-in user: the bar, the links, the page.',
  route: 'every address but /login and /register',
  shown: 'Sizes',
  keyboard: {
    Tab: 'The skip link first, then the bar, the links and the page.',
    'G, D': 'One after the other: Dashboard; with V, T, S, A, I and E the other screens.',
    '/': 'To the search of this page.',
    N: 'Starts a video.',
    '[': 'Shows and hides the sidebar.',
    '?': 'Lists the shortcuts.',
  },
  measured: [
    {
      what: 'Bar and sidebar',
      figure: '64 px high, 260 px wide from 1024 px',
      by: 'packages/app/src/shell/Shell.stories.tsx',
    },
  ],
};
