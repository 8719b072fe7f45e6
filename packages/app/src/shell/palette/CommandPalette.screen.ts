import type { ScreenDocs } from '../../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Command palette',
  purpose: 'Finds pages, videos, scripts and actions by their names.',
  route: 'every address of the shell, Ctrl or Command K',
  shown: 'Start',
  keyboard: {
    'Ctrl K': 'Opens it; Command K on Apple keyboards.',
    ArrowDown: 'Moves to the next row; focus stays in the field.',
    Enter: 'Opens the chosen row.',
    'Ctrl Enter': 'Opens it in a new tab.',
    Escape: 'Closes it.',
  },
};
