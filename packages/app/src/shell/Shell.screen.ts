import type { ScreenDocs } from '../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Shell',
  purpose: 'Frames every screen of a signed-in user: the bar, the links, the page.',
  route: 'every address except /login and /register',
  shown: 'Sizes',
  keyboard: {
    Tab: 'The skip link first, then the bar, the links and the page.',
    'G, D': 'In sequence: opens the Dashboard; G with V, T, S, A, I or E opens the other screens.',
    '/': 'Focuses the search field of this page.',
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
