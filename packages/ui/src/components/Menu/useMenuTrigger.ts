import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import type { ButtonProps } from 'react-aria-components';
import { createLatePart } from '../../loading/latePart.ts';
import type { MenuListProps } from './MenuList.tsx';

const lateList = createLatePart(() => import('./MenuList.tsx'));

interface MenuTriggerOptions {
  isOpen: boolean | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
}

interface MenuTrigger {
  /** For the button inside, as its context. */
  button: ButtonProps & { ref: Ref<HTMLButtonElement>; isPressed: boolean };
  /** For the list. */
  list: Pick<MenuListProps, 'id' | 'triggerRef' | 'isOpen' | 'onClose' | 'startAt'>;
  /** Null until the menu was opened once and its code is there. */
  MenuList: ((props: MenuListProps) => ReactNode) | null;
}

/**
 * The half of a menu that is there from the start (ARIA APG, Menu Button): a press, Enter, Space and
 * the arrows open it, and what was pressed before the list's code is there is not lost.
 */
export function useMenuTrigger({ isOpen: given, onOpenChange }: MenuTriggerOptions): MenuTrigger {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(false);
  const [startAt, setStartAt] = useState<MenuListProps['startAt']>(null);
  const isOpen = given ?? own;
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  const part = lateList.usePart();

  function change(next: boolean): void {
    setOwn(next);
    onOpenChange?.(next);
  }

  function open(at: MenuListProps['startAt']): void {
    // Before the list takes it: where focus was is where it returns.
    triggerRef.current?.focus({ preventScroll: true });
    setStartAt(at);
    change(true);
    lateList.want(() => change(false));
  }

  return {
    button: {
      ref: triggerRef,
      isPressed: isOpen,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      // `open` does it, in time.
      preventFocusOnPress: true,
      onHoverStart: lateList.fetch,
      onFocus: lateList.fetch,
      // Mouse and keys act on the way down, as those of the system do; touch may become scrolling.
      onPressStart: ({ pointerType }) => {
        if (pointerType === 'touch') lateList.fetch();
        else open(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : null);
      },
      onPress: ({ pointerType }) => {
        if (pointerType === 'touch') open(null);
      },
      onKeyDown: (event) => {
        if (event.key === 'ArrowDown') open('first');
        else if (event.key === 'ArrowUp') open('last');
        else event.continuePropagation();
      },
      // Whoever went on before the list was there is not called back.
      onBlur: () => {
        if (isOpen && !part) change(false);
      },
    },
    list: { id, triggerRef, isOpen, onClose: () => change(false), startAt },
    MenuList: hasOpened && part ? part.MenuList : null,
  };
}
