import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Components/Feedback/ErrorState',
  id: 'components-errorstate',
  component: ErrorState,
  tags: ['feedback', 'error', 'retry'],
  args: {
    title: 'Something went wrong',
    children: 'There was a server error. Please try again later.',
    onRetry: fn(),
    actions: <LinkButton href="#dashboard">Go to Dashboard</LinkButton>,
    details: '500 · Unable to read the project list.',
    level: 1,
  },
  parameters: { storyTable: { pending: 'Its prop is isRetrying: see the story Retrying.' } },
  argTypes: {
    actions: { control: false },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Retry: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('There was a server error.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { isRetrying: true } };

const unfold: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const button = await canvas.findByRole('button', { name: 'Technical details' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await expect(canvas.getByText('500 · Unable to read the project list.')).toBeVisible();
};

export const Details: Story = { play: unfold };
export const DetailsDark: Story = { play: unfold, globals: { theme: 'dark' } };
export const DetailsNarrowLargeText: Story = {
  play: unfold,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

const writeText = fn(() => Promise.resolve());

function withClipboard(write: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: write },
    configurable: true,
  });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}

/** One press copies the details and confirms it. */
export const CopyDetails: Story = {
  beforeEach: () => withClipboard(writeText),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy technical details' }));
    await expect(writeText).toHaveBeenCalledWith(args.details);
    await waitFor(() => expect(canvas.getByText('Copied')).toBeInTheDocument());
  },
};

/** Without a clipboard the details expand with their text selected. */
export const CopyRefused: Story = {
  beforeEach: () =>
    withClipboard(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Copy technical details' }),
    );
    await waitFor(() => expect(getSelection()?.toString()).toBe(args.details));
  },
};

/** Inside part of a page: a smaller title, no details. */
export const InPage: Story = {
  args: {
    level: 2,
    title: 'Failed to load avatars.',
    children: 'Please try refreshing.',
    details: undefined,
    actions: undefined,
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** A server may respond with anything. */
export const HostileValues: Story = {
  args: { title: unbroken, children: markup, details: `${markup}${unbroken}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Technical details' }));
    await expect(canvas.getByText(markup)).toBeInTheDocument();
    await staysInWindow();
  },
};
