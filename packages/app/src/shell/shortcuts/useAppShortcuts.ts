import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSetting } from '../../settings/useSetting.ts';
import type { ShortcutAction } from './readShortcut.ts';
import { shortcutSetting } from './shortcutSetting.ts';
import { useShortcuts } from './useShortcuts.ts';

/** Focuses the page's first search field; pages without one have nothing to search. */
function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();
}

export interface AppShortcutsOptions {
  onShowSheet: () => void;
  onToggleSidebar: () => void;
}

/** The app's keyboard shortcuts, unless they are turned off. */
export function useAppShortcuts({ onShowSheet, onToggleSidebar }: AppShortcutsOptions): void {
  const navigate = useNavigate();
  const [{ isEnabled }] = useSetting(shortcutSetting);

  function run(action: ShortcutAction): void {
    switch (action.type) {
      case 'open':
        void navigate(paths[action.page]());
        break;
      case 'search':
        focusSearch();
        break;
      case 'toggleSidebar':
        onToggleSidebar();
        break;
      case 'showSheet':
        onShowSheet();
        break;
    }
  }
  useShortcuts(isEnabled, run);
}
