import {
  type ApiClientOptions,
  ApiProvider,
  createApiClient,
  createMemoryStorage,
} from '@lectern/api-client';
import { storyEndpoints, withHandlers } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { fillField } from '../../../stories/fillField.ts';
import { withApp } from '../../../stories/withApp.tsx';
import { RequestAvatarDialog } from './RequestAvatarDialog.tsx';

const { requestCustomAvatar } = storyEndpoints('default');

const meta = {
  title: 'Screens/Avatars/Request Custom Avatar',
  id: 'avatars-request-custom-avatar',
  component: RequestAvatarDialog,
  decorators: [withApp],
  args: { isOpen: true, onOpenChange: fn() },
  parameters: { app: { path: '/avatars' }, msw: { handlers: [requestCustomAvatar.ok] } },
} satisfies Meta<typeof RequestAvatarDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Request Custom Avatar' }));

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const image = (name: string, ...content: BlobPart[]) =>
  new File(content, name, { type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png' });

async function fillIn(context: Context) {
  const view = await dialog();
  for (const [name, text] of Object.entries({
    'Full Name': 'Maya Okafor',
    'Email Address': 'maya@example.com',
    'Avatar Description': 'Our founder',
  })) {
    await fillField(context, view.getByRole('textbox', { name }), text);
  }
  return view;
}

async function add(files: File[]) {
  const input = (await screen.findByRole('dialog')).querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no field for files');
  // The browser's own filter is only advisory: any file can get through.
  await user.upload(input, files, { applyAccept: false });
}

// Specification: request-avatar.4, request-avatar.5
/** Missing required fields are named where they are; the limits for images are shown up front. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    const view = await dialog();
    await expect(
      view.getByText('JPEG, PNG or WebP images, up to 10 MB each, 6 at most.'),
    ).toBeInTheDocument();
    await userEvent.click(view.getByRole('button', { name: 'Submit Request' }));
    for (const message of [
      'Full Name is required',
      'Email Address is required',
      'Avatar Description is required',
    ]) {
      await expect(await view.findByRole('link', { name: message })).toBeInTheDocument();
    }
    await userEvent.type(view.getByRole('textbox', { name: 'Email Address' }), 'maya');
    await expect(await view.findByRole('link', { name: /valid email/ })).toBeInTheDocument();
  },
};

// Specification: request-avatar.1, request-avatar.2, request-avatar.3
/** Everything is sent in one form with its images; the success message shows, and Done closes it. */
export const Sent: Story = {
  parameters: withHandlers(
    requestCustomAvatar.answering(async ({ request }) => {
      const form = await request.formData();
      await expect(Object.fromEntries([...form].filter(([name]) => name !== 'files'))).toEqual({
        name: 'Maya Okafor',
        email: 'maya@example.com',
        companyName: 'Northlight Studio',
        phone: '+44 20 7946 0018',
        description: 'Our founder',
        industry: 'education',
        budget: '1000-5000',
        requirements: 'Two views',
        deadline: '2026-09-30',
      });
      await expect(form.getAll('files')).toHaveLength(2);
      return { status: 'success' };
    }),
  ),
  play: async (context) => {
    const { args, userEvent } = context;
    const view = await fillIn(context);
    const fill = (name: string, text: string) =>
      fillField(context, view.getByRole('textbox', { name }), text);
    await fill('Company Name', 'Northlight Studio');
    await fill('Phone', '+44 20 7946 0018');
    await fill('Requirements', 'Two views');
    await userEvent.type(view.getByLabelText('Deadline'), '2026-09-30');
    await userEvent.click(view.getByRole('button', { name: /Industry/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Education' }));
    await userEvent.click(view.getByRole('button', { name: /Budget/ }));
    await userEvent.click(await screen.findByRole('option', { name: '1000–5000' }));
    await add([image('front.png', PNG), image('side.png', PNG, PNG)]);
    await view.findByText('side.png');
    await userEvent.click(view.getByRole('button', { name: 'Submit Request' }));
    const success = within(
      await screen.findByRole('dialog', { name: 'Request submitted successfully!' }),
    );
    await expect(success.getByText(/We will write to maya@example.com/)).toBeInTheDocument();
    await waitFor(() => expect(success.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    // It keeps its words while it fades out.
    await expect(screen.queryByText(/Thank you, \./)).toBeNull();
  },
};

// Specification: request-avatar.5
/**
 * Rejected, each with a plain message: a script in a drawing, a program, a file too large, an empty one.
 */
export const FilesRefused: Story = {
  play: async () => {
    const view = await dialog();
    const large = image('wall.png', PNG);
    Object.defineProperty(large, 'size', { value: 60_000_000 });
    await add([
      image('logo.svg', '<svg onload="alert(1)"/>'),
      image('portrait.png', 'MZ a program'),
      large,
      image('empty.png'),
      image('front.png', PNG),
    ]);
    await view.findByText('front.png');
    for (const words of [
      'logo.svg was not added. Reference files must be JPEG, PNG or WebP images.',
      'portrait.png was not added. What is in it is not a JPEG, PNG or WebP image.',
      'wall.png (60 MB) was not added. A file can have 10 MB at most.',
      'empty.png was not added. A file must not be empty.',
    ]) {
      await expect(view.getByText(words)).toBeInTheDocument();
    }
  },
};

// Specification: request-avatar.8
/** Sending can be stopped, and the form keeps its contents. */
export const Sending: Story = {
  parameters: withHandlers(requestCustomAvatar.pending),
  play: async (context) => {
    const view = await fillIn(context);
    await context.userEvent.click(view.getByRole('button', { name: 'Submit Request' }));
    await expect(
      await view.findByRole('progressbar', { name: 'Sending your request' }),
    ).toBeInTheDocument();
    await context.userEvent.keyboard('{Escape}');
    await expect(context.args.onOpenChange).not.toHaveBeenCalled();
    await context.userEvent.click(view.getByRole('button', { name: 'Stop' }));
    await expect(await view.findByRole('button', { name: 'Cancel' })).toBeEnabled();
    await expect(view.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Maya Okafor');
  },
};

/** A network that the play function controls. */
let network: { report: (fraction: number) => void; answer: () => void };
const slowly: ApiClientOptions['upload'] = (_url, { signal }, report) =>
  new Promise((resolve, reject) => {
    network = { report, answer: () => resolve(Response.json({ status: 'success' })) };
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
const slowClient = createApiClient({
  upload: slowly,
  fetch: () => new Promise(() => undefined),
  localStorage: createMemoryStorage({ access_token: 'story' }),
});

// Specification: request-avatar.8
/** Upload progress, announced at each quarter; Stop ends it, and the next attempt starts from zero. */
export const SlowUpload: Story = {
  decorators: [
    (Story) => (
      <ApiProvider client={slowClient}>
        <Story />
      </ApiProvider>
    ),
  ],
  play: async (context) => {
    const view = await fillIn(context);
    await add([image('front.png', PNG)]);
    await view.findByText('front.png');
    const submit = () =>
      context.userEvent.click(view.getByRole('button', { name: 'Submit Request' }));
    const bar = (name: string) => view.findByRole('progressbar', { name });
    const sending = 'Sending your request with 1 image';
    await submit();
    await expect(await bar(sending)).not.toHaveAttribute('aria-valuenow');
    network.report(0.62);
    await waitFor(async () => expect(await bar(sending)).toHaveAttribute('aria-valuenow', '62'));
    await expect(view.getByText('50% sent')).toBeInTheDocument();

    await context.userEvent.click(view.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(view.queryByRole('progressbar')).toBeNull());
    network.report(0.8);
    await submit();
    await expect(await bar(sending)).not.toHaveAttribute('aria-valuenow');
    await expect(view.queryByText(/% sent/)).toBeNull();

    network.report(1);
    await bar('Sent, waiting for the answer');
    await expect(view.getByText('100% sent')).toBeInTheDocument();
    network.answer();
    await screen.findByRole('dialog', { name: 'Request submitted successfully!' });
  },
};

// Specification: request-avatar.7
/** The server's own message, or the default; nothing is lost, and the next attempt succeeds. */
export const SendFailed: Story = {
  parameters: withHandlers(
    requestCustomAvatar.failing(422, { body: { detail: 'We are closed today.' }, times: 1 }),
    requestCustomAvatar.odd({}, { status: 403, times: 1 }),
    requestCustomAvatar.ok,
  ),
  play: async (context) => {
    const view = await fillIn(context);
    const submit = () =>
      context.userEvent.click(view.getByRole('button', { name: 'Submit Request' }));
    await submit();
    await view.findByText('We are closed today.');
    await submit();
    await view.findByText('Failed to submit request. Please try again.');
    await submit();
    await screen.findByRole('dialog', { name: 'Request submitted successfully!' });
  },
};

// Specification: request-avatar.6, roles.3
/** A user who is no longer signed in is redirected to the login page. */
export const SessionEnded: Story = {
  parameters: withHandlers(requestCustomAvatar.failing(401)),
  play: async (context) => {
    const view = await fillIn(context);
    await context.userEvent.click(view.getByRole('button', { name: 'Submit Request' }));
    await expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' }, textSize: '200' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
