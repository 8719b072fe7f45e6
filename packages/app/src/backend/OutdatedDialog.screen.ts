import type { ScreenDocs } from '../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Outdated tab',
  purpose: 'Says in a tab left open that a newer version has changed the stored data.',
  route: 'any address, in a tab older than the stored records',
  shown: 'Told',
  keyboard: {
    Tab: 'To Reload, the only action.',
    Enter: 'Reloads.',
  },
};
