import type { ReactElement, ReactNode } from 'react';
import {
  Dialog,
  DialogTrigger,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components';
import { popover } from '../Menu/Menu.css.ts';
import * as styles from './Popover.css.ts';
import { SheetTitle } from './SheetTitle.tsx';
import { useBottomSheet } from './useBottomSheet.ts';

export interface PopoverProps {
  /** The control that opens the popover: a `Button` or `IconButton`. */
  trigger: ReactElement;
  /** Accessible name, also shown as the title of a bottom sheet. */
  label: string;
  /** The content. A function receives `close`, for a control inside that finishes the task. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Width in px; by default as wide as its content, and full width on phones. */
  width?: number;
  /** Position relative to the trigger; ignored on phones, where it is a bottom sheet. */
  placement?: AriaPopoverProps['placement'];
  /** Distance to the trigger in px; use more for a trigger inside a box. */
  offset?: number;
  /** Whether the popover is open (controlled). */
  isOpen?: boolean;
  /** Called when the popover opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A few controls or some text next to the control that opens them. It contains focus, closes with Escape or
 * a press outside, and returns focus; on phones it is a bottom sheet. Use `Menu` for actions, `Select` to
 * choose from a list, `Dialog` for a task, `Tooltip` for a hint.
 */
export function Popover({
  trigger,
  label,
  children,
  width,
  placement = 'bottom start',
  offset = 4,
  isOpen,
  onOpenChange,
}: PopoverProps) {
  const { isSheet, ...look } = useBottomSheet(
    popover,
    // In rem, so that it grows with enlarged text.
    width === undefined ? undefined : { inlineSize: `${width / 16}rem` },
  );
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover {...look} placement={placement} offset={offset}>
        <SheetTitle isSheet={isSheet}>{label}</SheetTitle>
        <Dialog aria-label={label} className={styles.content}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
