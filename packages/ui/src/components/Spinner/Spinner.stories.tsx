import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';
import { SPINNER_SIZES } from './Spinner.css.ts';

const meta = {
  title: 'Components/Feedback/Spinner',
  id: 'components-spinner',
  component: Spinner,
  tags: ['progress', 'loading', 'busy'],
  parameters: { storyTable: { longText: 'Its label is only for screen readers.' } },
  argTypes: {
    size: {
      control: 'select',
      options: SPINNER_SIZES,
      description: '14, 16, 24 or 32 px; sm by default.',
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={4}>
      {SPINNER_SIZES.map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

/** With a label, it is a progress bar without a value. */
export const Labelled: Story = {
  args: { label: 'Loading voices', size: 'lg' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Loading voices' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};

/** The spinner has the colour of the text next to it. */
export const BesideWords: Story = {
  render: (args) => (
    <Text as="div" tone="muted">
      <Inline gap={2}>
        <Spinner {...args} /> Saving…
      </Inline>
    </Text>
  ),
};
export const Dark: Story = { ...BesideWords, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...BesideWords, globals: { direction: 'rtl' } };
/** The spinner grows with the text. */
export const SmallestLargeText: Story = {
  ...BesideWords,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
