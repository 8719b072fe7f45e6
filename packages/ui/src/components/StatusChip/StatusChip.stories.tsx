import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkles } from 'lucide-react';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Inline } from '../../layout/Inline.tsx';
import { StatusChip } from './StatusChip.tsx';
import { STATUS_TONES } from './StatusChip.css.ts';

const WORDS = {
  success: 'Completed',
  warning: 'Processing',
  danger: 'Failed',
  neutral: 'Script ready',
  info: 'Sample',
} satisfies Record<(typeof STATUS_TONES)[number], string>;

const meta = {
  title: 'Components/Feedback/StatusChip',
  id: 'components-statuschip',
  component: StatusChip,
  tags: ['status', 'label', 'pill'],
  args: { tone: 'success', children: 'Completed' },
  argTypes: {
    tone: { control: 'select', options: STATUS_TONES, description: 'The meaning of the state.' },
    icon: { control: false },
  },
} satisfies Meta<typeof StatusChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Inline gap={2}>
      {STATUS_TONES.map((tone) => (
        <StatusChip key={tone} tone={tone}>
          {WORDS[tone]}
        </StatusChip>
      ))}
      <StatusChip tone="info" icon={Sparkles}>
        AI Generated
      </StatusChip>
    </Inline>
  ),
};
export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { children: 'مكتمل' },
  globals: { direction: 'rtl' },
};
export const SmallestLargeText: Story = {
  ...Tones,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
/** A word too long for its container breaks; the dot keeps its shape. */
export const LongText: Story = {
  args: { children: unbroken },
  play: staysInWindow,
};
