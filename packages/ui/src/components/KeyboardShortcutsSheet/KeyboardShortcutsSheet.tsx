import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Heading } from '../Text/Heading.tsx';
import type { KeyPlatform } from './keys.ts';
import * as styles from './KeyboardShortcutsSheet.css.ts';
import { messages } from './KeyboardShortcutsSheet.messages.ts';
import { ShortcutKeys, type ShortcutKeysProps } from './ShortcutKeys.tsx';

export interface KeyboardShortcut extends Pick<ShortcutKeysProps, 'keys' | 'press'> {
  /** The shortcut's action: 'Create a video'. */
  label: string;
}

export interface KeyboardShortcutGroup {
  /** Where the shortcuts of the group work: 'Player'. */
  title: string;
  /** The shortcuts in display order. */
  shortcuts: readonly KeyboardShortcut[];
}

export interface KeyboardShortcutsSheetProps {
  /** The shortcuts, grouped by where they work. */
  groups: readonly KeyboardShortcutGroup[];
  /** Whether the sheet is shown. */
  isOpen: boolean;
  /** Called with `false` by Done, Close, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Content before the button: a switch that turns single-key shortcuts off (WCAG 2.2, 2.1.4). */
  footerStart?: ReactNode;
  /** Platform that decides the key names; detected by default. */
  platform?: KeyPlatform;
}

/**
 * Lists the keyboard shortcuts, grouped by where they work. It only shows them: the app handles the keys.
 */
export function KeyboardShortcutsSheet({
  groups,
  isOpen,
  onOpenChange,
  footerStart,
  platform,
}: KeyboardShortcutsSheetProps) {
  const words = useMessages('keyboardShortcuts', messages);
  return (
    <Dialog
      title={words.title}
      size="lg"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footerStart={footerStart}
      actions={
        <Button variant="primary" onPress={() => onOpenChange(false)}>
          {words.done}
        </Button>
      }
    >
      <div className={styles.groups}>
        {groups.map(({ title, shortcuts }) => (
          <div key={title} className={styles.group}>
            <Heading level={3} variant="h4">
              {title}
            </Heading>
            <dl>
              {shortcuts.map((shortcut) => (
                <div key={shortcut.label} className={styles.row}>
                  <dt className={styles.label}>{shortcut.label}</dt>
                  <dd className={styles.keys}>
                    <ShortcutKeys {...shortcut} platform={platform} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
