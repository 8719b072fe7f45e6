import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type Ref } from 'react';
import { useMenuTrigger } from 'react-aria/useMenu';
import type { ButtonProps } from 'react-aria-components';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { useMediaQuery } from '../../layout/useMediaQuery.ts';
import { createLatePart } from '../../loading/latePart.ts';
import { media } from '../../theme/tokens.ts';
import { wholePress } from '../Popover/wholePress.ts';
import type { MenuListProps } from './MenuList.tsx';

const lateList = createLatePart(() => import('./MenuList.tsx'));

interface MenuButton {
  /** Props for the button, passed as its context. */
  button: ButtonProps & { ref: Ref<HTMLButtonElement>; isPressed: boolean };
  /** Props for the list. */
  list: Pick<MenuListProps, 'id' | 'triggerRef' | 'isOpen' | 'onClose' | 'autoFocus'>;
  /** Null until the menu has been opened once and its code has loaded. */
  MenuList: ((props: MenuListProps) => ReactNode) | null;
}

/**
 * The part of a menu that is loaded from the start: React Aria's trigger without its list. The list's code
 * loads when the page is idle or the button is hovered or focused; an earlier press opens it once loaded.
 */
export function useMenuButton(onOpenChange?: (isOpen: boolean) => void): MenuButton {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const state = useMenuTriggerState({ onOpenChange });
  const { menuTriggerProps, menuProps } = useMenuTrigger({}, state, triggerRef);
  const { isOpen } = state;
  const isSheet = useMediaQuery(media.belowMd);
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  const part = lateList.usePart();
  const giveUp = useEffectEvent(() => state.close());
  useEffect(() => {
    if (isOpen) lateList.want(() => giveUp());
  }, [isOpen]);
  return {
    button: {
      ...menuTriggerProps,
      ...(isSheet && wholePress(state)),
      ref: triggerRef,
      isPressed: isOpen,
      onHoverStart: lateList.fetch,
      onFocus: lateList.fetch,
      // Do not pull back users who have moved on before the list has loaded.
      onBlur: () => {
        if (isOpen && !part) state.close();
      },
    },
    list: {
      id: menuProps.id,
      triggerRef,
      isOpen,
      onClose: state.close,
      autoFocus: menuProps.autoFocus,
    },
    MenuList: hasOpened && part ? part.MenuList : null,
  };
}
