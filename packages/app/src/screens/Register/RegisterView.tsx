import {
  AuthLayout,
  Banner,
  Button,
  Heading,
  PasswordField,
  Stack,
  Text,
  TextField,
  TextLink,
  media,
} from '@lectern/ui';
import { type FormEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { useAfterPress } from '../../lib/useAfterPress.ts';
import { paths } from '../../paths.ts';
import art from './art-register.svg';
import {
  firstInvalid,
  type RegistrationErrors,
  type RegistrationField,
  type RegistrationValues,
  validateRegistration,
} from './registration.ts';

export interface RegisterViewProps {
  headingRef?: Ref<HTMLHeadingElement>;
  values: RegistrationValues;
  /** The errors to show now. */
  errors: RegistrationErrors;
  /** The first of them, or the server's message. */
  banner: string | null;
  /** A notice that the response is slow. */
  notice?: ReactNode;
  isPending: boolean;
  onChange: (field: RegistrationField, value: string) => void;
  onLeave: (field: RegistrationField) => void;
  /** Called when the form is submitted with errors. */
  onInvalidSubmit: () => void;
  onSubmit: () => void;
}

/** The registration form (specification sections 2 and 5, Register). */
export function RegisterView({
  headingRef,
  values,
  errors,
  banner,
  notice,
  isPending,
  onChange,
  onLeave,
  onInvalidSubmit,
  onSubmit,
}: RegisterViewProps) {
  const [hasKeyboard] = useState(() => !window.matchMedia(media.touch).matches);
  // The page focused the first field, so leaving it empty is not a mistake.
  const isUnasked = useRef(hasKeyboard);
  const afterPress = useAfterPress();
  const inputs = useRef<Partial<Record<RegistrationField, HTMLInputElement>>>({});

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const invalid = firstInvalid(validateRegistration(values));
    if (invalid === undefined) {
      onSubmit();
      return;
    }
    onInvalidSubmit();
    inputs.current[invalid]?.focus();
  }

  function leave(name: RegistrationField): void {
    const isFirst = name === 'username' && isUnasked.current;
    if (isFirst) isUnasked.current = false;
    if (!isFirst || values.username !== '') afterPress(() => onLeave(name));
  }

  const field = (name: RegistrationField) => ({
    name,
    size: 'lg' as const,
    value: values[name],
    onChange: (value: string) => onChange(name, value),
    onBlur: () => leave(name),
    ref: (input: HTMLInputElement | null) => {
      if (input) inputs.current[name] = input;
    },
    errorMessage: errors[name],
  });

  return (
    <AuthLayout art={art} footer="Present anything, without a camera.">
      <form onSubmit={submit} noValidate>
        <Stack gap={5}>
          <Heading level={1} variant="display" ref={headingRef} tabIndex={-1}>
            Create Account
          </Heading>
          {banner !== null && (
            <Banner tone="danger" isLive>
              {banner}
            </Banner>
          )}
          {notice}
          <Stack gap={4}>
            <TextField
              {...field('username')}
              label="Username"
              // On touch screens, focus would open the on-screen keyboard over the page.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={hasKeyboard}
              autoComplete="username"
              spellCheck="false"
            />
            <TextField {...field('email')} label="Email" type="email" autoComplete="email" />
            <PasswordField {...field('password')} label="Password" autoComplete="new-password" />
            <PasswordField
              {...field('confirmPassword')}
              label="Confirm Password"
              autoComplete="new-password"
            />
          </Stack>
          <Button variant="primary" size="lg" type="submit" fullWidth isPending={isPending}>
            Create Account
          </Button>
          <Text variant="small" tone="muted">
            Already have an account?{' '}
            <TextLink href={paths.login()} underline>
              Sign in
            </TextLink>
          </Text>
        </Stack>
      </form>
    </AuthLayout>
  );
}
