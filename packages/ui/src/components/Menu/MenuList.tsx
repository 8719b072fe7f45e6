import type { ReactNode, RefObject } from 'react';
import { Menu, Popover, type Key, type MenuProps } from 'react-aria-components';
import { SheetTitle } from '../Popover/SheetTitle.tsx';
import { useBottomSheet } from '../Popover/useBottomSheet.ts';
import type { MenuEntry } from './menuEntry.ts';
import * as styles from './Menu.css.ts';
import { MenuRow } from './MenuRow.tsx';

export interface MenuListProps extends Pick<MenuProps<object>, 'id' | 'autoFocus'> {
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
  items: readonly MenuEntry[];
  header?: ReactNode;
  width?: number;
  isOpen: boolean;
  onClose: () => void;
  onAction?: (id: Key) => void;
}

/** The list that a `Menu` opens; loaded separately from its trigger. */
export function MenuList({
  id,
  triggerRef,
  label,
  items,
  header,
  width,
  isOpen,
  onClose,
  autoFocus,
  onAction,
}: MenuListProps) {
  const { isSheet, ...look } = useBottomSheet(
    styles.popover,
    // In rem, so that it grows with enlarged text.
    width === undefined ? undefined : { inlineSize: `${width / 16}rem` },
  );
  return (
    <Popover
      {...look}
      trigger="MenuTrigger"
      triggerRef={triggerRef}
      aria-label={label}
      placement="bottom end"
      offset={4}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
    >
      {header === undefined ? (
        <SheetTitle isSheet={isSheet}>{label}</SheetTitle>
      ) : (
        <div className={styles.header}>{header}</div>
      )}
      <Menu
        id={id}
        aria-label={label}
        className={styles.list}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes focus (ARIA APG)
        autoFocus={autoFocus}
        onClose={onClose}
        onAction={(key) => onAction?.(key)}
      >
        {items.map((item) => (
          <MenuRow key={item.id} item={item} />
        ))}
      </Menu>
    </Popover>
  );
}
