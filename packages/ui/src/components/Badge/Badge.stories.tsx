import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline.tsx';
import { Badge } from './Badge.tsx';
import { BADGE_TONES } from './Badge.css.ts';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Most Popular' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Inline gap={3}>
      {BADGE_TONES.map((tone) => (
        <Badge key={tone} {...args} tone={tone} />
      ))}
    </Inline>
  ),
};
export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
export const LargeText: Story = { ...Tones, globals: { textSize: '200' } };
