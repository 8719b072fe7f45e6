import type { Meta, StoryObj } from '@storybook/react-vite';
import { unbroken } from '../../fixtures/longText.ts';
import { Panel } from '../Panel/Panel.tsx';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Components/Data/FactList',
  id: 'components-factlist',
  component: FactList,
  tags: ['data', 'details', 'summary'],
  args: {
    items: [
      { label: 'Words', value: '62' },
      { label: 'Speaking rate', value: '150 words a minute' },
      { label: 'Language', value: 'English' },
    ],
  },
  decorators: [
    (Story) => (
      <Panel>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongValue: Story = { args: { items: [{ label: 'Voice', value: unbroken }] } };
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
