import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { StageList } from './StageList.tsx';

const meta = {
  title: 'Components/Feedback/StageList',
  id: 'components-stagelist',
  component: StageList,
  tags: ['progress', 'steps', 'status'],
  args: {
    label: 'Stages of the render',
    stages: [
      { id: 'speech', label: 'Script and voice', state: 'done', detail: '0:02' },
      { id: 'scene', label: 'Presenter and scene', state: 'done', detail: '0:04' },
      {
        id: 'pictures',
        label: 'Drawing pictures',
        state: 'current',
        detail: '465 of 750',
        progress: 62,
      },
      { id: 'sound', label: 'Sound and captions', state: 'waiting' },
      { id: 'saving', label: 'Saving the file', state: 'waiting' },
    ],
  },
  parameters: { storyTable: { empty: 'A job always has stages.' } },
} satisfies Meta<typeof StageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvasElement }) => {
    const stages = within(canvasElement).getAllByRole('listitem');
    await expect(stages[0]).toHaveTextContent('Done: Script and voice');
    await expect(stages[2]).toHaveAttribute('aria-current', 'step');
    await expect(stages[4]).toHaveTextContent('Waiting: Saving the file');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };
/** The progress of the current stage is unknown. */
export const NoProgress: Story = {
  args: { stages: [{ id: 'saving', label: 'Saving the file', state: 'current' }] },
};
/** An invalid percentage counts as nothing done. */
export const NoNumber: Story = {
  args: {
    stages: [{ id: 'pictures', label: 'Drawing', state: 'current', progress: Number.NaN }],
  },
};
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

export const OnlyOne: Story = {
  args: { stages: [{ id: 'saving', label: 'Saving the file', state: 'done', detail: '0:01' }] },
};
export const VeryMany: Story = {
  args: {
    stages: Array.from({ length: 30 }, (_, index) => ({
      id: `stage-${index}`,
      label: `Segment ${index + 1}`,
      state: index < 12 ? 'done' : index === 12 ? 'current' : 'waiting',
    })),
  },
};
/** The name breaks; the detail next to it stays whole. */
export const LongText: Story = {
  args: {
    stages: [{ id: 'long', label: unbroken, state: 'current', detail: '465 of 750', progress: 62 }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('465 of 750')).toBeVisible();
    await staysInWindow();
  },
};
