import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkles } from 'lucide-react';
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
  title: 'Components/StatusChip',
  component: StatusChip,
  args: { tone: 'success', children: 'Completed' },
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
export const LargeText: Story = { ...Tones, globals: { textSize: '200' } };
export const RightToLeft: Story = {
  args: { children: 'مكتمل' },
  globals: { direction: 'rtl' },
};
