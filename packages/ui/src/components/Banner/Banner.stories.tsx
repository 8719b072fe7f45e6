import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { markup } from '../../fixtures/hostile.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Banner, type BannerProps } from './Banner.tsx';
import { BANNER_TONES } from './Banner.css.ts';

const WORDS = {
  info: 'Drafts are kept in this project.',
  success: 'Request submitted successfully!',
  warning: 'Showing placeholder data. Server connection issue detected.',
  danger: 'Invalid credentials. Please try again.',
} satisfies Record<(typeof BANNER_TONES)[number], string>;

const onPress = fn();

const meta = {
  title: 'Components/Feedback/Banner',
  id: 'components-banner',
  component: Banner,
  tags: ['feedback', 'notification', 'alert'],
  args: { tone: 'info', children: WORDS.info },
  parameters: {
    storyTable: { invalid: 'Its sources mention errorMessage only to refer readers to it.' },
  },
  argTypes: {
    tone: {
      control: 'select',
      options: BANNER_TONES,
      description: 'By consequence; it determines the icon, and how a live banner is announced.',
    },
    icon: { control: false },
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

function Everything(args: BannerProps) {
  return (
    <Stack gap={3}>
      {BANNER_TONES.map((tone) => (
        <Banner key={tone} {...args} tone={tone}>
          {WORDS[tone]}
        </Banner>
      ))}
      <Banner tone="warning" icon={CloudOff} action={{ label: 'Try Reconnecting', onPress }}>
        {WORDS.warning}
      </Banner>
      <Banner tone="info" onDismiss={onPress}>
        {WORDS.info}
      </Banner>
    </Stack>
  );
}

export const Tones: Story = { render: Everything };
export const Dark: Story = { render: Everything, globals: { theme: 'dark' } };
export const RightToLeft: Story = { render: Everything, globals: { direction: 'rtl' } };
export const NarrowLargeText: Story = {
  render: Everything,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};

export const Action: Story = {
  args: { tone: 'warning', action: { label: 'Try Reconnecting', onPress }, onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try Reconnecting' }));
    await expect(onPress).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** With the keyboard, focus moves to the next control on the page; with a pointer it moves nowhere. */
export const Dismissed: Story = {
  tags: ['no-visual'],
  render: function Dismissed(args) {
    const [messages, setMessages] = useState(['first', 'last']);
    return (
      <Stack gap={3}>
        <Button>Before</Button>
        <Button isDisabled>Not available</Button>
        {messages.map((id) => (
          <Banner
            {...args}
            key={id}
            onDismiss={() => setMessages(messages.filter((other) => other !== id))}
          >
            {id}
          </Banner>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [first, last] = canvas.getAllByRole('button', { name: 'Dismiss' });
    if (!first || !last) throw new Error('No banners');
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('first')).toBeNull();
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('last')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus();
  },
};

/** A danger that appears while the page is in use is announced at once; other tones wait. */
export const Live: Story = {
  render: () => (
    <Stack gap={3}>
      <Banner tone="danger" isLive>
        {WORDS.danger}
      </Banner>
      <Banner tone="success" isLive>
        {WORDS.success}
      </Banner>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(WORDS.danger);
    await expect(canvas.getByRole('status')).toHaveTextContent(WORDS.success);
  },
};

/** While the action is pending, its button keeps its size and its label. */
export const Pending: Story = {
  args: { tone: 'warning', action: { label: 'Try Reconnecting', onPress, isPending: true } },
};

/** Unbreakable words, and text that looks like markup. */
export const HostileValues: Story = {
  args: { tone: 'danger', action: { label: 'Try again', onPress }, onDismiss: onPress },
  render: (args) => (
    <Stack gap={3}>
      <Banner {...args}>{unbroken}</Banner>
      <Banner {...args}>{markup}</Banner>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(markup)).toBeInTheDocument();
    await staysInWindow();
  },
};
