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
  /** The control that opens it: a `Button` or `IconButton`. */
  trigger: ReactElement;
  /** Its name for assistive technology, and its title where it is a bottom sheet. */
  label: string;
  /** A function gets `close`, for a control inside that finishes the task. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** px; as wide as its content when left out, full width on phones. */
  width?: number;
  /** Beside the trigger; on phones it is a bottom sheet. */
  placement?: AriaPopoverProps['placement'];
  /** px between it and the trigger; more for a trigger inside a box. */
  offset?: number;
  /** Controlled state. */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A few controls or words beside the control that opens them; holds focus, closes with Escape or a
 * press outside, and gives focus back. A bottom sheet on phones. Use `Menu` for actions, `Select` for
 * one of a list, `Dialog` for a task, `Tooltip` for a hint.
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
    // In rem, so that enlarged text finds room.
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
