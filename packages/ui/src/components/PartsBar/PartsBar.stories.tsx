import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { PartsBar } from './PartsBar.tsx';
import type { Part } from './partsRow.ts';

/** Creates parts in one state. */
const some = (count: number, state: Part['state']) =>
  Array.from({ length: count }, (): Part => ({ state }));

const resumed: readonly Part[] = [
  ...some(15, 'kept'),
  ...some(2, 'made'),
  { state: 'working', share: 0.7 },
  { state: 'working', share: 0.35 },
  ...some(5, 'waiting'),
];

const meta = {
  title: 'Components/Feedback/PartsBar',
  id: 'components-partsbar',
  component: PartsBar,
  tags: ['progress', 'media'],
  args: { label: 'Parts of the video', keptLabel: 'Kept from last time', parts: resumed },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 656 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PartsBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One progress bar with one name and its counts; the parts are not announced individually. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Parts of the video' });
    await expect(bar).toHaveAttribute(
      'aria-valuetext',
      'Kept from last time, 15 parts; Made now, 2; To make, 7',
    );
    await expect(bar).toHaveAttribute('aria-valuenow', '75');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};

/** One part in the middle is rendered again. */
export const Changed: Story = {
  args: {
    keptLabel: 'Used again',
    parts: [...some(9, 'kept'), { state: 'working', share: 0.6 }, ...some(14, 'kept')],
  },
};

/** Nothing was kept: states without parts are left out of the legend. */
export const NoneKept: Story = {
  args: { parts: [...some(3, 'made'), { state: 'working', share: 0.2 }, ...some(8, 'waiting')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Made now, 3 parts')).toBeVisible();
    await expect(canvas.queryByText(/Kept/)).toBeNull();
  },
};

/** An hour: neighbours in the same state are merged. */
export const VeryMany: Story = {
  args: {
    parts: [
      ...some(280, 'kept'),
      ...some(12, 'made'),
      { state: 'working', share: 0.5 },
      ...some(157, 'waiting'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To make, 158')).toBeVisible();
    await staysInWindow();
  },
};
export const VeryManyNarrow: Story = {
  ...VeryMany,
  globals: { viewport: { value: 'mobile1' } },
};

/** Ten minutes: every part is separate, with a hairline between them. */
export const Tight: Story = {
  args: { parts: [...some(40, 'kept'), { state: 'working', share: 0.5 }, ...some(34, 'waiting')] },
};

export const OnlyOne: Story = { args: { parts: [{ state: 'working', share: 0.4 }] } };
export const Empty: Story = { args: { parts: [] } };
/** An invalid share counts as nothing done. */
export const NoNumber: Story = { args: { parts: [{ state: 'working', share: Number.NaN }] } };
export const LongText: Story = {
  args: { keptLabel: unbroken },
  globals: { viewport: { value: 'mobile1' } },
  play: staysInWindow,
};
