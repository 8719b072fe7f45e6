import { noteCalls, storyEndpoints, withHandlers } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { visitorForm } from '../../stories/visitorForm.ts';
import { withApp } from '../../stories/withApp.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

const { login, register } = storyEndpoints('default');
const form = visitorForm({
  path: '/register',
  fields: {
    Username: 'noor',
    Email: 'noor@northlight.studio',
    Password: 'correct-horse',
    'Confirm Password': 'correct-horse',
  },
  submit: 'Create Account',
});

const meta = {
  title: 'Screens/Register',
  component: RegisterScreen,
  decorators: [withApp],
  parameters: form.parameters,
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// Specification: sign-in.7, sign-in.8
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
  },
};

/** The page focused the first field, not the user: leaving it empty once is not an error. */
export const FirstFieldLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Username')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Username is required');
  },
};

// Specification: sign-in.9, sign-in.10, validation.1
/** An error shows once its field has been left, and in the banner. */
export const ErrorAfterBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'maya@northlight');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.tab();
    const words = 'Please enter a valid email address';
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words);
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(words);
    await expect(canvas.getByLabelText('Username')).toBeValid();
  },
};

/** An error would move the button that is being pressed, so it shows once the button is released. */
export const PressedFromInvalidField: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'maya');
    const button = canvas.getByRole('button', { name: 'Create Account' });
    const { top } = button.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(canvas.getByLabelText('Email')).not.toHaveFocus();
    await expect(button.getBoundingClientRect().top).toBe(top);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Username is required');
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
  },
};

/** The error also shows after a press that does nothing else. */
export const PressedBeside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'maya');
    await userEvent.click(canvas.getByRole('heading', { name: 'Create Account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/valid email address/);
  },
};

// Specification: routes.2, sign-in.7, sign-in.9, sign-in.11, validation.1
/** Submitting is blocked; every error shows, and focus moves to the first. */
export const BlockedSubmit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'short');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'other');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Username is required');
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be at least 8 characters long',
    );
    await expect(canvas.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
      'Passwords do not match',
    );
  },
};

export const Pending = form.pending(register.pending);

/** The request body. */
let sent: unknown = null;
const conflict = form.refused(register.failing(409), 'Username or email already exists');

// Specification: entities.4, errors.8
/** Three fields are sent; the confirmation stays in the form. */
export const Conflict: Story = {
  parameters: withHandlers(
    noteCalls(({ body }) => {
      sent = body;
    }),
    register.failing(409),
  ),
  play: async (context) => {
    await conflict.play?.(context);
    await expect(sent).toEqual({
      username: 'noor',
      email: 'noor@northlight.studio',
      password: 'correct-horse',
    });
  },
};
// Specification: errors.9
export const DetailAsItIs = form.refused(
  register.odd({ detail: 'Registration is closed.' }, { status: 403 }),
  'Registration is closed.',
);
// Specification: errors.9
export const FirstValueOfTheBody = form.refused(
  register.failing(400, { body: { password: ['Password is too common'] } }),
  'Password is too common',
);
// Specification: errors.10
export const Offline = form.refused(
  register.offline,
  'Unable to connect to the server. Please check your internet connection.',
);
// Specification: errors.10
export const ServerError = form.refused(
  register.failing(500, { body: { message: 'x' } }),
  'An error occurred during registration. Please try again.',
);

// Specification: errors.7
/** A 422's messages show at their fields; a change removes them. */
export const FieldRefused: Story = {
  parameters: withHandlers(
    register.failing(422, {
      body: { detail: [{ loc: ['body', 'email'], msg: 'is not deliverable' }] },
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await form.send(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('email: is not deliverable');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('is not deliverable');
    await userEvent.type(canvas.getByLabelText('Email'), 'x');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Shows the URL and the router state kept for the return. */
function Where() {
  const { pathname, state }: { pathname: string; state: unknown } = useLocation();
  return <output aria-label="Address">{`${pathname} ${JSON.stringify(state)}`}</output>;
}

/** The account is created but signing in fails: the visitor's intended destination is kept. */
export const SignInAfterwardsFailed: Story = {
  parameters: {
    app: { ...form.app, state: { from: '/templates' } },
    msw: { handlers: [register.ok, login.failing(500)] },
  },
  render: () => (
    <>
      <RegisterScreen />
      <Where />
    </>
  ),
  play: async (context) => {
    await form.send(context);
    await screen.findByText('Your account is ready. Please sign in.');
    await waitFor(() =>
      expect(context.canvas.getByLabelText('Address')).toHaveTextContent(
        '/login {"from":"/templates"}',
      ),
    );
  },
};
