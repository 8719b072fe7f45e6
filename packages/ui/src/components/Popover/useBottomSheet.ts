import type { CSSProperties } from 'react';
import { useMediaQuery } from '../../layout/useMediaQuery.ts';
import { media } from '../../theme/tokens.ts';
import { sheet } from './Popover.css.ts';

/** Fixed to the window instead of the page; the rest of its position is in the stylesheet. */
const AT_THE_BOTTOM = { position: 'fixed' } as const satisfies CSSProperties;

export interface FloatingLook {
  isSheet: boolean;
  className: string;
  style: CSSProperties | undefined;
}

/**
 * Makes a React Aria `Popover` a bottom sheet on phones (design guide, Layout): the same element in
 * another place, so focus, Escape and the press outside stay as they are. Not for what belongs to a
 * text field, such as the list of a combo box: a keyboard would cover it.
 *
 * @param className The floating look, kept on wider windows.
 * @param floatingStyle Inline style there.
 */
export function useBottomSheet(className: string, floatingStyle?: CSSProperties): FloatingLook {
  const isSheet = useMediaQuery(media.belowMd);
  return isSheet
    ? { isSheet, className: `${className} ${sheet}`, style: AT_THE_BOTTOM }
    : { isSheet, className, style: floatingStyle };
}
