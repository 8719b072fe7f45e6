import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Components/Tag',
  component: Tag,
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
export const LongTextNarrow: Story = {
  args: { children: 'a tag that somebody wrote as a whole sentence because nobody stopped them' },
  globals: { viewport: { value: 'mobile1' } },
};
