import { KeyboardShortcutsSheet, Switch } from '@lectern/ui';
import { useSetting } from '../../settings/useSetting.ts';
import { SHORTCUT_GROUPS } from './shortcutGroups.ts';
import { shortcutSetting } from './shortcutSetting.ts';

export interface ShortcutsSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The sheet that lists the app's shortcuts and lets the user turn single keys off. */
export function ShortcutsSheet({ isOpen, onOpenChange }: ShortcutsSheetProps) {
  const [{ isEnabled }, keep] = useSetting(shortcutSetting);
  return (
    <KeyboardShortcutsSheet
      groups={SHORTCUT_GROUPS}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footerStart={
        <Switch isSelected={isEnabled} onChange={(isOn) => void keep({ isEnabled: isOn })}>
          Single-key shortcuts
        </Switch>
      }
    />
  );
}
