import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { Spinner } from './Spinner.tsx';
import { SPINNER_SIZES } from './Spinner.css.ts';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
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

/** With a label it is a progress bar without a value. */
export const Labelled: Story = {
  args: { label: 'Loading voices', size: 'lg' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Loading voices' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};
