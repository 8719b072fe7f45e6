import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/My Videos/My Videos',
  purpose: 'All videos of a user: to find one, continue it or share it.',
  route: '/videos',
  shown: 'Default',
  keyboard: {
    '/': 'Focuses the search field.',
    Tab: "One stop for the grid, then to a card's own controls.",
    'Arrow keys': 'From card to card.',
    Enter: 'Opens the focused item: a draft at its current step, or the finished video.',
    Escape: 'Closes a menu or dialog and returns to what opened it.',
  },
  measured: [
    {
      what: '5,000 videos',
      figure: 'only the cards near the viewport are rendered',
      by: 'packages/app/src/screens/MyVideos/MyVideosScreen.stories.tsx',
    },
  ],
};
