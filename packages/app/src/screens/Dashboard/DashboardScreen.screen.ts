import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Dashboard',
  purpose: 'Where a day starts: work in progress, and ways to start more.',
  route: '/',
  shown: 'Default',
  keyboard: {
    Tab: 'Through the cards, the tabs and the list.',
    'Arrow left, Arrow right': 'From tab to tab.',
    Enter: 'Opens the focused item.',
  },
  measured: [
    { what: 'First load', figure: 'at most 200 kB', by: 'scripts/lib/builds/checkFirstLoads.mjs' },
    {
      what: 'Layout shift',
      figure: 'none that a visitor can see',
      by: 'packages/app/e2e/layoutShift.spec.ts',
    },
  ],
};
