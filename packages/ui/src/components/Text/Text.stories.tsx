import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { TEXT_VARIANTS } from '../../theme/tokens.ts';
import { Text, type TextProps } from './Text.tsx';

const TONES = ['default', 'muted', 'subtle', 'accent', 'danger', 'success'] as const;

const meta = {
  title: 'Components/Layout and text/Text',
  id: 'components-text',
  component: Text,
  tags: ['no-visual'],
  args: { children: 'Write what your presenter says, or generate it from a prompt.' },
  argTypes: {
    variant: { control: 'select', options: TEXT_VARIANTS },
    tone: { control: 'select', options: TONES },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

function Variants(args: TextProps) {
  return (
    <Stack gap={4}>
      {TEXT_VARIANTS.map((variant) => (
        <Text key={variant} {...args} variant={variant} />
      ))}
      {TONES.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  );
}

export const Default: Story = {};
export const VariantsAndTones: Story = { render: Variants };
export const Dark: Story = { render: Variants, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { children: 'اكتب ما يقوله مقدم العرض.' },
  globals: { direction: 'rtl' },
};
export const NarrowLargeText: Story = {
  render: Variants,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};

/** Long words break instead of making the page scroll sideways. */
export const LongText: Story = {
  args: { children: unbroken },
  play: staysInWindow,
};

/** One line, with the full text in the tooltip. */
export const Truncated: Story = {
  args: { children: unbroken, truncate: true },
  play: async ({ canvas }) => {
    const text = canvas.getByTitle(unbroken);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
};

export const HostileValues: Story = {
  args: { children: markup },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(markup)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** A machine-readable time with its text. */
export const Time: Story = {
  args: { as: 'time', dateTime: '2026-03-02T08:00:00Z', children: '2 hours ago', tone: 'muted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 hours ago')).toHaveAttribute(
      'datetime',
      '2026-03-02T08:00:00Z',
    );
  },
};
