import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
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
  title: 'Components/Banner',
  component: Banner,
  args: { tone: 'info', children: WORDS.info },
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
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
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

/** A danger that comes while the page is in use interrupts; anything else waits its turn. */
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
