import type { KeyboardShortcutGroup } from '@lectern/ui';

/** Contents of the sheet; `readShortcut` and the player handle these keys. */
export const SHORTCUT_GROUPS: readonly KeyboardShortcutGroup[] = [
  {
    title: 'Go to',
    shortcuts: [
      { label: 'Dashboard', keys: ['G', 'D'], press: 'then' },
      { label: 'My Videos', keys: ['G', 'V'], press: 'then' },
      { label: 'Templates', keys: ['G', 'T'], press: 'then' },
      { label: 'Scripts', keys: ['G', 'S'], press: 'then' },
      { label: 'Avatars', keys: ['G', 'A'], press: 'then' },
      { label: 'AI Edit', keys: ['G', 'I'], press: 'then' },
      { label: 'Settings', keys: ['G', 'E'], press: 'then' },
    ],
  },
  {
    title: 'Anywhere',
    shortcuts: [
      { label: 'Create a video', keys: ['N'] },
      { label: 'Search everything', keys: ['Mod', 'K'] },
      { label: 'Search this page', keys: ['/'] },
      { label: 'Toggle sidebar', keys: ['['] },
      { label: 'Show this sheet', keys: ['?'] },
      { label: 'Close a dialog or menu', keys: ['Escape'] },
    ],
  },
  {
    title: 'Player',
    shortcuts: [
      { label: 'Play or pause', keys: [' '] },
      { label: 'Back or forward 5 seconds', keys: ['ArrowLeft', 'ArrowRight'], press: 'or' },
      { label: 'Louder or quieter', keys: ['ArrowUp', 'ArrowDown'], press: 'or' },
      { label: 'Mute', keys: ['M'] },
      { label: 'Captions', keys: ['C'] },
      { label: 'Full screen', keys: ['F'] },
    ],
  },
];
