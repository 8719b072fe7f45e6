import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Avatars/Avatars',
  purpose: 'Every presenter there is, and those a user made.',
  route: '/avatars',
  shown: 'Default',
  keyboard: {
    '/': 'To the search.',
    'Arrow left, Arrow right': 'From tab to tab.',
    Tab: "One stop for the grid, then into a card's own controls.",
    'Arrow keys': 'From card to card.',
    Enter: 'Chooses what is focused.',
  },
};
