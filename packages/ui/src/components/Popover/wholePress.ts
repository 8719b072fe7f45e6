import type { ButtonProps } from 'react-aria-components';
import type { MenuTriggerState } from 'react-stately/useMenuTriggerState';

/**
 * Returns button props that open a bottom sheet on a whole press. React Aria's lists open on mouse down; a
 * sheet may then be under the pointer, and the same press would choose the row that it ends on. Keys work
 * as elsewhere.
 */
export const wholePress = (
  state: Pick<MenuTriggerState, 'toggle'>,
): Pick<ButtonProps, 'onPressStart' | 'onPress'> => ({
  onPressStart: undefined,
  onPress: ({ pointerType }) => {
    if (pointerType !== 'keyboard') state.toggle(pointerType === 'virtual' ? 'first' : null);
  },
});
