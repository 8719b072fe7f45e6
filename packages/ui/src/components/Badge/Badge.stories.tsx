import type { Meta, StoryObj } from '@storybook/react-vite';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Badge } from './Badge.tsx';
import { BADGE_TONES } from './Badge.css.ts';

const meta = {
  title: 'Components/Data/Badge',
  id: 'components-badge',
  component: Badge,
  tags: ['status', 'label', 'pill'],
  args: { children: 'Most Popular' },
  argTypes: {
    tone: {
      control: 'select',
      options: BADGE_TONES,
      description: 'How strongly it recommends; accent by default.',
    },
  },
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
export const SmallestLargeText: Story = {
  ...Tones,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const RightToLeft: Story = { ...Tones, globals: { direction: 'rtl' } };
/** A border replaces the fill. */
export const ForcedColors: Story = { ...Tones, globals: { forcedColors: 'active' } };
/** Words too long for the container break. */
export const LongText: Story = {
  args: { children: unbroken },
  play: staysInWindow,
};
