import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Login',
  purpose: 'Signs a user in, and takes them to the page that they were going to.',
  route: '/login',
  shown: 'Default',
  keyboard: {
    Tab: 'From field to field, then to the buttons.',
    Enter: 'Submits the form from any field.',
  },
  measured: [
    { what: 'First load', figure: 'at most 150 kB', by: 'scripts/lib/builds/checkFirstLoads.mjs' },
  ],
};
