import type { ReactElement, ReactNode } from 'react';
import { ButtonContext, type Key } from 'react-aria-components';
import type { MenuEntry } from './menuEntry.ts';
import { useMenuButton } from './useMenuButton.ts';

export type { MenuAction, MenuEntry, MenuSeparator } from './menuEntry.ts';

export interface MenuProps {
  /** The control that opens it: an `IconButton` or `Button`. */
  trigger: ReactElement;
  /** Its name for assistive technology: 'Actions for Spring launch'. */
  label: string;
  /** The rows, in the order in which they are shown. */
  items: readonly MenuEntry[];
  /** Words above the rows, such as who is signed in. */
  header?: ReactNode;
  /** px; as wide as its longest row when left out. */
  width?: number;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Any row, by its id; a row's own `onAction` is called too. */
  onAction?: (id: Key) => void;
}

/**
 * A list of actions behind a button: arrows and first letters move, Escape closes and focus returns
 * to the trigger. A bottom sheet on phones. Its rows are fetched when the page rests or the button is
 * approached. Use `Select` to choose a value.
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
