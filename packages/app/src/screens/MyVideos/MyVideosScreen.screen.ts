import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/My Videos/My Videos',
  purpose: 'Every video a person has: to find one, go on with it or hand it out.',
  route: '/videos',
  shown: 'Default',
  keyboard: {
    '/': 'To the search.',
    Tab: "One stop for the grid, then into a card's own controls.",
    'Arrow keys': 'From card to card.',
    Enter: 'Opens what is focused: the step a draft is at, or the finished video.',
    Escape: 'Closes a menu or dialog and returns to what opened it.',
  },
  measured: [
    {
      what: '5,000 videos',
      figure: 'only the cards near the window are drawn',
      by: 'packages/app/src/screens/MyVideos/MyVideosScreen.stories.tsx',
    },
  ],
};
