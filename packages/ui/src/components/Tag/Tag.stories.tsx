import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Components/Data/Tag',
  id: 'components-tag',
  component: Tag,
  tags: ['label', 'category', 'pill'],
  args: { children: 'launch' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  render: () => (
    <Inline gap={2}>
      <Tag>launch</Tag>
      <Tag>product</Tag>
      <Tag>Coming Soon</Tag>
    </Inline>
  ),
};
export const Dark: Story = { ...Several, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Several, globals: { direction: 'rtl' } };
export const ForcedColors: Story = { ...Several, globals: { forcedColors: 'active' } };
export const NarrowLargeText: Story = {
  ...Several,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const LongTextNarrow: Story = {
  args: { children: 'a tag that somebody wrote as a whole sentence because nobody stopped them' },
  globals: { viewport: { value: 'mobile1' } },
};

/** One line, truncated with an ellipsis; the browser's tooltip shows the full text. */
export const HostileWords: Story = {
  render: () => (
    <Stack gap={2} alignItems="start">
      <Tag>{unbroken}</Tag>
      <Tag>{markup}</Tag>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByTitle(unbroken)).toBeInTheDocument();
    await expect(canvas.getByText(markup)).toBeInTheDocument();
    await staysInWindow();
  },
};
