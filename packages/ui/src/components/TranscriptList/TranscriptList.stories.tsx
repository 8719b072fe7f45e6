import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { TranscriptList } from './TranscriptList.tsx';

const cues = [
  { start: 0, end: 3, text: 'Good morning, and welcome to Northlight.' },
  {
    start: 3,
    end: 10,
    text: 'In the next thirty seconds I want to show you how a small team can ship a brighter product.',
  },
  {
    start: 10,
    end: 16,
    text: 'We started with one question: what if every update came with a face and a voice?',
  },
  { start: 16, end: 18, text: 'So we built it.' },
  { start: 18, end: 22, text: 'Write a few lines, choose who says them,' },
  { start: 22, end: 25, text: 'and watch your words step up to the lectern.' },
];
const many = Array.from({ length: 60 }, (_, index) => ({
  start: index * 4,
  end: index * 4 + 4,
  text: `Line ${index + 1} of a long talk.`,
}));

const meta = {
  title: 'Components/Media/TranscriptList',
  id: 'components-transcriptlist',
  component: TranscriptList,
  tags: ['media', 'captions', 'playback', 'list'],
  args: { cues, currentTime: 18.4, onSeek: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 736 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TranscriptList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent(
      '0:18Write a few lines',
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSeek).toHaveBeenCalledWith(3);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const BeforeTheFirst: Story = { args: { currentTime: -1 } };
export const NoTime: Story = { args: { currentTime: Number.NaN } };

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('button', { name: /So we built it/ });
    await userEvent.hover(line);
    await expect(line).toHaveAttribute('data-hovered', 'true');
  },
};

export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    const line = within(canvasElement).getByRole('button', { name: /So we built it/ });
    // A single session keeps the key down between the two calls.
    const user = userEvent.setup();
    line.focus();
    await user.keyboard('[Space>]');
    await expect(line).toHaveAttribute('data-pressed', 'true');
    await user.keyboard('[/Space]');
    await expect(args.onSeek).toHaveBeenCalledWith(16);
  },
};

export const OnlyOne: Story = { args: { cues: cues.slice(0, 1), currentTime: 0 } };

/** The current line is scrolled into view inside the list; the page does not scroll. */
export const VeryMany: Story = {
  args: { cues: many, currentTime: 120 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list').getBoundingClientRect();
    const line = canvas.getByRole('button', { current: true }).getBoundingClientRect();
    await expect(line.top).toBeGreaterThanOrEqual(list.top);
    await expect(line.bottom).toBeLessThanOrEqual(list.bottom + 1);
    await expect(window.scrollY).toBe(0);
  },
};
export const None: Story = { args: { cues: [] } };
export const LongLine: Story = { args: { cues: [{ start: 3700, end: 3800, text: unbroken }] } };
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
