import type { ButtonProps } from 'react-aria-components';
import type { MenuTriggerState } from 'react-stately/useMenuTriggerState';

/**
 * What opens a bottom sheet: the whole press. A mouse opens React Aria's lists as it goes down; a sheet may
 * be under the pointer by then, and the same press would choose what it ends on. Keys open it as elsewhere.
 */
export const wholePress = (
  state: Pick<MenuTriggerState, 'toggle'>,
): Pick<ButtonProps, 'onPressStart' | 'onPress'> => ({
  onPressStart: undefined,
  onPress: ({ pointerType }) => {
    if (pointerType !== 'keyboard') state.toggle(pointerType === 'virtual' ? 'first' : null);
  },
});
