import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Avatars/Avatars',
  purpose: 'All presenters, and those that the user made.',
  route: '/avatars',
  shown: 'Default',
  keyboard: {
    '/': 'Focuses the search field.',
    'Arrow left, Arrow right': 'From tab to tab.',
    Tab: "One stop for the grid, then to a card's own controls.",
    'Arrow keys': 'From card to card.',
    Enter: 'Chooses the focused item.',
  },
};
