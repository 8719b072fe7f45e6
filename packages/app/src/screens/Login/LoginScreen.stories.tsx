import { storyEndpoints } from '@lectern/mocks/handlers';
import { media } from '@lectern/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import type { EmbeddedBackend } from '../../backend/BackendContext.ts';
import { visitorForm } from '../../stories/visitorForm.ts';
import { withApp } from '../../stories/withApp.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const { getCurrentUser, login } = storyEndpoints('default');

const EMBEDDED: EmbeddedBackend = {
  kind: 'embedded',
  demoAccount: { identifier: 'demo@lectern.app', password: 'lectern-demo' },
  checkRenderSupport: () => Promise.resolve({ canSpeak: true, canRender: true, missing: [] }),
  watchVideo: () => () => undefined,
  scriptChange: () => Promise.resolve(null),
  storageEstimate: () => Promise.resolve(null),
  storedFilms: () => Promise.resolve([]),
  deleteProject: () => Promise.resolve(),
  filmRecipe: () => Promise.resolve(null),
  avatarOf: () => Promise.resolve('avt_amara'),
  fileVoice: () => Promise.resolve('here' as const),
};

const form = visitorForm({
  path: '/login',
  fields: { 'Email or Username': 'demo', Password: 'lectern-demo' },
  submit: 'Sign in',
});

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  decorators: [withApp],
  parameters: form.parameters,
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// Specification: routes.2, sign-in.1, sign-in.3, sign-in.4, validation.2, builds.5
/** The button is disabled until both fields are filled in. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Sign in' });
    await expect(button).toBeDisabled();
    await expect(canvas.getByLabelText('Email or Username')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Email or Username'), 'demo');
    await expect(button).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Password'), 'x');
    await expect(button).toBeEnabled();
    await userEvent.clear(canvas.getByLabelText('Email or Username'));
    await userEvent.type(canvas.getByLabelText('Email or Username'), '   ');
    await expect(button).toBeDisabled();
    await expect(canvas.queryByText('Use the demo account')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register',
    );
  },
};

/** On touch screens the field is not focused, so no on-screen keyboard opens unasked. */
export const OnTouch: Story = {
  beforeEach: () => {
    const real = window.matchMedia.bind(window);
    const matchMedia = spyOn(window, 'matchMedia').mockImplementation((query) =>
      real(query === media.touch ? 'all' : query),
    );
    return () => matchMedia.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email or Username')).not.toHaveFocus();
  },
};

/** The embedded build offers the demo account with one press. */
export const Embedded: Story = {
  parameters: { app: { ...form.app, backend: EMBEDDED } },
};

// Specification: builds.5
export const DemoAccountPending: Story = {
  parameters: { app: { ...form.app, backend: EMBEDDED }, msw: { handlers: [login.pending] } },
  play: async ({ canvas, userEvent }) => {
    const demo = await canvas.findByRole('button', { name: /Use the demo account/ });
    await userEvent.click(demo);
    await waitFor(() => expect(demo).toHaveAttribute('data-pending'));
  },
};

export const Pending = form.pending(login.pending);

// Specification: sign-in.2
/** Signs in with Enter and remembers the identifier, never the password. */
export const RemembersTheIdentifier: Story = {
  play: async (context) => {
    await form.fillIn(context);
    await context.userEvent.click(context.canvas.getByLabelText('Remember Me'));
    await context.userEvent.type(context.canvas.getByLabelText('Password'), '{Enter}');
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('"demo"'));
    await expect(JSON.stringify(localStorage)).not.toContain('lectern-demo');
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

// Specification: sign-in.2
/** The remembered identifier is filled in, and the box is ticked. */
export const Remembered: Story = {
  beforeEach: () => localStorage.setItem('lectern.rememberedIdentifier', 'maya@northlight.studio'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email or Username')).toHaveValue(
      'maya@northlight.studio',
    );
    await expect(canvas.getByLabelText('Remember Me')).toBeChecked();
  },
};

// Specification: errors.2
export const InvalidCredentials = form.refused(
  login.failing(401),
  'Invalid credentials. Please try again.',
);
// Specification: errors.2
export const Forbidden = form.refused(login.failing(403), 'Invalid credentials. Please try again.');
/** Tokens are issued, but the user request is refused. */
export const UserRefused = form.refused(
  getCurrentUser.failing(401),
  'Invalid credentials. Please try again.',
);
// Specification: errors.3
export const FieldRefused = form.refused(
  login.failing(422, { body: { detail: [{ loc: ['body', 'identifier'], msg: 'is too long' }] } }),
  'identifier: is too long',
);
// Specification: errors.4
export const DetailAsItIs = form.refused(
  login.failing(429, { body: { detail: 'Too many attempts. Wait a minute.' } }),
  'Too many attempts. Wait a minute.',
);
// Specification: errors.5
export const Offline = form.refused(login.offline, 'Unable to connect to the server.');
// Specification: errors.6
export const ServerError = form.refused(
  login.failing(500, { body: { message: 'x' } }),
  'An error occurred during login.',
);
