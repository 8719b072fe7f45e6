import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../layout/Box.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SKELETON_RADII } from './Skeleton.css.ts';

const meta = {
  title: 'Components/Feedback/Skeleton',
  id: 'components-skeleton',
  component: Skeleton,
  tags: ['loading', 'placeholder'],
  parameters: { storyTable: { longText: 'It has no text: its string props are lengths.' } },
  argTypes: {
    radius: {
      control: 'select',
      options: SKELETON_RADII,
      description: 'The corners of the element that it stands for; text by default.',
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <Stack gap={4}>
      {SKELETON_RADII.map((radius) => (
        <Skeleton key={radius} radius={radius} width={120} height={48} />
      ))}
    </Stack>
  ),
};

/** A picture and two lines, in the shape of a video card. */
export const Card: Story = {
  render: () => (
    <Box as="div">
      <Stack gap={2}>
        <Skeleton ratio="16 / 9" width={250} radius="thumbnail" />
        <Skeleton width={200} />
        <Skeleton width={120} />
      </Stack>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    for (const shape of canvasElement.querySelectorAll('[aria-hidden="true"]')) {
      const style = getComputedStyle(shape);
      await expect(style.animationDelay.split(', ')[0]).toBe('0.2s');
    }
  },
};
export const CardDark: Story = { ...Card, globals: { theme: 'dark' } };
export const CardRightToLeft: Story = { ...Card, globals: { direction: 'rtl' } };
/** A hairline replaces the fill, which forced colours remove. */
export const CardForcedColors: Story = { ...Card, globals: { forcedColors: 'active' } };
/** Lines of text grow with the text size; lengths in px do not. */
export const CardSmallestLargeText: Story = {
  ...Card,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
