import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Text } from './Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/Layout and text/VisuallyHidden',
  id: 'components-visuallyhidden',
  component: VisuallyHidden,
  tags: ['no-visual'],
  args: { children: 'percent of the video is rendered' },
  render: (args) => (
    <Text>
      64 <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read by screen readers but not visible: one pixel, and still part of the sentence. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('percent of the video is rendered');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(words.parentElement).toHaveTextContent('64 percent of the video is rendered');
  },
};

/** Text of any length takes no space. */
export const LongTextNarrow: Story = {
  args: { children: unbroken },
  globals: { viewport: { value: 'mobile1' }, textSize: '200', direction: 'rtl', theme: 'dark' },
  play: staysInWindow,
};
