import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Scripts/Scripts',
  purpose: 'All scripts of a user: to find one, continue it or delete it.',
  route: '/scripts',
  shown: 'Default',
  keyboard: {
    '/': 'Focuses the search field.',
    Tab: "One stop for the grid, then to a card's own controls.",
    'Arrow keys': 'From card to card.',
    Enter: 'Opens the focused item.',
  },
};
