import type { ScreenDocs } from '../stories/screenDocs.ts';

export const screen: ScreenDocs = {
  title: 'Screens/Outdated tab',
  purpose: 'Tells a tab left open that a newer version has changed what is stored.',
  route: 'any address, in a tab older than the stored records',
  shown: 'Told',
  keyboard: {
    Tab: 'To Reload, the only thing to do.',
    Enter: 'Reloads.',
  },
};
