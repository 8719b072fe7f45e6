import { type ReactNode, use } from 'react';
import {
  Button,
  ButtonContext,
  SelectStateContext,
  useSlottedContext,
} from 'react-aria-components';
import { wholePress } from '../Popover/wholePress.ts';

export interface SelectTriggerProps {
  /** Whether the list is a bottom sheet. */
  isSheet: boolean;
  className: string;
  children: ReactNode;
}

/** The button of a `Select`. It opens a sheet on a whole press. */
export function SelectTrigger({ isSheet, ...props }: SelectTriggerProps) {
  const given = useSlottedContext(ButtonContext);
  const state = use(SelectStateContext);
  const press = isSheet && state ? wholePress(state) : {};
  return (
    <ButtonContext value={{ ...given, ...press }}>
      <Button {...props} />
    </ButtonContext>
  );
}
