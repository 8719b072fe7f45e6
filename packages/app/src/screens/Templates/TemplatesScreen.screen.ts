import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Templates',
  purpose: 'Scripts to start from, each with a film.',
  route: '/templates',
  shown: 'Default',
  keyboard: {
    '/': 'Focuses the search field.',
    Tab: 'From template to template, and to their buttons.',
    Enter: 'Opens the preview, or uses the template.',
    Escape: 'Closes the preview.',
  },
};
