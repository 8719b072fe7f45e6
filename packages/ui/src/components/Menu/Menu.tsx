import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { ButtonContext, type PopoverProps, type Key } from 'react-aria-components';
import { useMenuTrigger } from './useMenuTrigger.ts';

export interface MenuAction {
  /** Unique in the menu; `onAction` gets it. */
  id: string;
  /** What it does, beginning with a verb. */
  label: string;
  /** Before the words. */
  icon?: LucideIcon;
  /** At the end of the row: an arrow for what opens elsewhere. */
  iconEnd?: LucideIcon;
  /** For what destroys. */
  tone?: 'danger';
  /** Skipped by the keyboard, and nothing happens on a press. */
  isDisabled?: boolean;
  /** A word at the end of the row: 'Coming soon'. */
  badge?: string;
  /** Makes the row a link. */
  href?: string;
  /** Of a link: '_blank' for a new tab. */
  target?: string;
  /** What it does; the `onAction` of the menu is called too. */
  onAction?: () => void;
}

export interface MenuSeparator {
  kind: 'separator';
  id: string;
}

/** A row of a `Menu`: something to do, or a line between groups. */
export type MenuEntry = MenuAction | MenuSeparator;

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
  /** Beside the trigger; on phones it is a bottom sheet. */
  placement?: PopoverProps['placement'];
  /** Whether it shows, where the caller decides. */
  isOpen?: boolean;
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
export function Menu({
  trigger,
  placement = 'bottom end',
  isOpen,
  onOpenChange,
  ...rows
}: MenuProps) {
  const { button, list, MenuList } = useMenuTrigger({ isOpen, onOpenChange });
  return (
    <>
      <ButtonContext value={button}>{trigger}</ButtonContext>
      {MenuList && <MenuList {...rows} {...list} placement={placement} />}
    </>
  );
}
