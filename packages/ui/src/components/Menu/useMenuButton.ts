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
  /** For the button inside, as its context. */
  button: ButtonProps & { ref: Ref<HTMLButtonElement>; isPressed: boolean };
  /** For the list. */
  list: Pick<MenuListProps, 'id' | 'triggerRef' | 'isOpen' | 'onClose' | 'autoFocus'>;
  /** Null until the menu was opened once and its code is there. */
  MenuList: ((props: MenuListProps) => ReactNode) | null;
}

/**
 * The half of a menu that is there from the start: React Aria's trigger without its list. The list's
 * code is fetched when the page rests or the button is approached; an earlier press opens it on arrival.
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
      // Users who have moved on before the list was there are not called back.
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
