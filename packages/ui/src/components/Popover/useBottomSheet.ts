import type { CSSProperties } from 'react';
import { useMediaQuery } from '../../layout/useMediaQuery.ts';
import { media } from '../../theme/tokens.ts';
import { sheet } from './Popover.css.ts';

/** Fixed to the window instead of the page; the stylesheet sets the rest of the position. */
const AT_THE_BOTTOM = { position: 'fixed' } as const satisfies CSSProperties;

export interface FloatingLook {
  isSheet: boolean;
  className: string;
  style: CSSProperties | undefined;
}

/**
 * Turns a React Aria `Popover` into a bottom sheet on phones (design guide, Layout). It is the same element
 * in another place, so focus, Escape and a press outside work as before. Not for a popover of a text field,
 * such as the list of a combo box: an on-screen keyboard would cover it.
 *
 * @param className The floating look, kept in wider windows.
 * @param floatingStyle Inline style of the floating look.
 */
export function useBottomSheet(className: string, floatingStyle?: CSSProperties): FloatingLook {
  const isSheet = useMediaQuery(media.belowMd);
  return isSheet
    ? { isSheet, className: `${className} ${sheet}`, style: AT_THE_BOTTOM }
    : { isSheet, className, style: floatingStyle };
}
