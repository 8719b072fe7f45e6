import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Templates',
  purpose: 'Scripts to begin from, with a film of each.',
  route: '/templates',
  shown: 'Default',
  keyboard: {
    '/': 'To the search.',
    Tab: 'From template to template, and to its buttons.',
    Enter: 'Opens the preview or takes the template.',
    Escape: 'Closes the preview.',
  },
};
