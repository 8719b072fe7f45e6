import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Box } from '../../layout/Box.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { vars } from '../../theme/contract.css.ts';
import { ProgressRing, type ProgressRingProps } from './ProgressRing.tsx';
import { PROGRESS_RING_SIZES, PROGRESS_RING_TONES } from './ProgressRing.css.ts';

const meta = {
  title: 'Components/Feedback/ProgressRing',
  id: 'components-progressring',
  component: ProgressRing,
  tags: ['progress', 'loading'],
  args: { label: 'Rendering', value: 62 },
  parameters: {
    storyTable: { longText: 'Its label is only for screen readers; the ring shows a number.' },
  },
  argTypes: {
    size: {
      control: 'select',
      options: PROGRESS_RING_SIZES,
      description: '32, 56 or 128 px; md by default.',
    },
    tone: {
      control: 'select',
      options: PROGRESS_RING_TONES,
      description: 'Colour of the arc; onMedia over a picture. Accent by default.',
    },
  },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

function Everything(args: ProgressRingProps) {
  return (
    <Stack gap={5}>
      {PROGRESS_RING_TONES.filter((tone) => tone !== 'onMedia').map((tone) => (
        <Inline key={tone} gap={5}>
          {PROGRESS_RING_SIZES.map((size) => (
            <ProgressRing key={size} {...args} {...{ size, tone }} />
          ))}
          {[0, 30, 75, 100].map((value) => (
            <ProgressRing key={value} {...args} {...{ tone, value }} size="sm" />
          ))}
        </Inline>
      ))}
    </Stack>
  );
}

export const Everywhere: Story = { render: Everything };
export const Dark: Story = { render: Everything, globals: { theme: 'dark' } };

export const Value: Story = {
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByRole('progressbar', { name: 'Rendering' });
    await expect(ring).toHaveAttribute('aria-valuenow', '62');
    await expect(ring).toHaveTextContent('62');
  },
};

export const OutOfRange: Story = {
  args: { value: 140 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveTextContent('100');
  },
};

export const WithoutValue: Story = { args: { showValue: false } };

const overMedia: Decorator = (Story) => (
  // A scene below its scrim, as on a card.
  <div style={{ background: vars.color.scene.clay.deep, inlineSize: 'fit-content' }}>
    <div style={{ background: vars.color.mediaScrim }}>
      <Box padding={6}>
        <Story />
      </Box>
    </div>
  </div>
);

const strokeOf = (canvasElement: HTMLElement) => {
  const arc = within(canvasElement).getByRole('progressbar').querySelector('circle:last-of-type');
  return arc ? getComputedStyle(arc).stroke : '';
};

/** Over the single large picture the ring is white in every theme. */
export const OnMedia: Story = {
  args: { tone: 'onMedia', size: 'lg' },
  globals: { theme: 'dark' },
  decorators: [overMedia],
  play: async ({ canvasElement }) => {
    await expect(strokeOf(canvasElement)).toBe('rgb(255, 255, 255)');
  },
};

/** On cards the ring has the colour of 'processing'. */
export const OnMediaOfCard: Story = {
  args: { tone: 'onMedia', size: 'md' },
  decorators: [overMedia],
  play: async ({ canvasElement }) => {
    await expect(strokeOf(canvasElement)).toBe('rgb(242, 211, 145)');
  },
};

/** The arc and the track use the user's own colours; the percentage says the rest. */
export const ForcedColors: Story = { ...Everywhere, globals: { forcedColors: 'active' } };
export const RightToLeft: Story = { ...Everywhere, globals: { direction: 'rtl' } };
export const SmallestLargeText: Story = {
  ...Everywhere,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};
