import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { messages } from './PasswordField.messages.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'icon'> {
  /** Tells a password manager whether to fill in a password or to suggest one. */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password, hidden until the user chooses to show it. */
export function PasswordField(props: PasswordFieldProps) {
  const words = useMessages('passwordField', messages);
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      spellCheck="false"
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          size="sm"
          aria-label={isShown ? words.hide : words.show}
          isDisabled={props.isDisabled}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
