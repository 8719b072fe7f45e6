import { useMessages } from '../../messages/useMessages.ts';
import { Spinner, type SpinnerProps } from '../Spinner/Spinner.tsx';
import { messages } from './Button.messages.ts';

/** The spinner of a pending button. */
export function Pending({ size }: Pick<SpinnerProps, 'size'>) {
  return <Spinner label={useMessages('button', messages).pending} size={size} />;
}
