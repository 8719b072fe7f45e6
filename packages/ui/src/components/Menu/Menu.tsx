import type { ReactElement, ReactNode } from 'react';
import { ButtonContext, type Key } from 'react-aria-components';
import type { MenuEntry } from './menuEntry.ts';
import { useMenuButton } from './useMenuButton.ts';

export type { MenuAction, MenuEntry, MenuSeparator } from './menuEntry.ts';

export interface MenuProps {
  /** The control that opens the menu: an `IconButton` or `Button`. */
  trigger: ReactElement;
  /** Accessible name: 'Actions for Spring launch'. */
  label: string;
  /** The rows in display order. */
  items: readonly MenuEntry[];
  /** Content above the rows, such as who is signed in. */
  header?: ReactNode;
  /** Width in px; by default as wide as the longest row. */
  width?: number;
  /** Called when the menu opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Called with the id of any activated row; the row's own `onAction` is called too. */
  onAction?: (id: Key) => void;
}

/**
 * A list of actions behind a button. Arrow keys and letters move focus; Escape closes the menu and returns
 * focus to the trigger. On phones it is a bottom sheet. The code of its rows loads when the page is idle or
 * the button is hovered or focused. Use `Select` to choose a value.
 */
export function Menu({ trigger, onOpenChange, ...rows }: MenuProps) {
  const { button, list, MenuList } = useMenuButton(onOpenChange);
  return (
    <>
      <ButtonContext value={button}>{trigger}</ButtonContext>
      {MenuList && <MenuList {...rows} {...list} />}
    </>
  );
}
