import { KeyboardShortcutsSheet, Switch } from '@lectern/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSetting } from '../../settings/useSetting.ts';
import type { ShortcutAction } from './readShortcut.ts';
import { SHORTCUT_GROUPS } from './shortcutGroups.ts';
import { shortcutSetting } from './shortcutSetting.ts';
import { useShortcuts } from './useShortcuts.ts';

/** Moves to the page's first search field; pages without one have nothing to search. */
function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();
}

export interface ShortcutsProps {
  isSheetOpen: boolean;
  onSheetOpenChange: (isOpen: boolean) => void;
  onToggleSidebar: () => void;
}

/** The app's keyboard shortcuts, and the sheet that lists them. */
export function Shortcuts({ isSheetOpen, onSheetOpenChange, onToggleSidebar }: ShortcutsProps) {
  const navigate = useNavigate();
  const [{ isEnabled }, keep] = useSetting(shortcutSetting);

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
        onSheetOpenChange(true);
        break;
    }
  }
  useShortcuts(isEnabled, run);

  return (
    <KeyboardShortcutsSheet
      groups={SHORTCUT_GROUPS}
      isOpen={isSheetOpen}
      onOpenChange={onSheetOpenChange}
      footerStart={
        <Switch isSelected={isEnabled} onChange={(isOn) => keep({ isEnabled: isOn })}>
          Single-key shortcuts
        </Switch>
      }
    />
  );
}
