import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Scripts/Scripts',
  purpose: 'Every script a person has: to find one, go on with it or delete it.',
  route: '/scripts',
  shown: 'Default',
  keyboard: {
    '/': 'To the search.',
    Tab: "One stop for the grid, then into a card's own controls.",
    'Arrow keys': 'From card to card.',
    Enter: 'Opens what is focused.',
  },
};
