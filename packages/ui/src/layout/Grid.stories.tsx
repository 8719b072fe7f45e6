import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../components/Text/Text.tsx';
import { unbroken } from '../fixtures/longText.ts';
import { staysInWindow } from '../fixtures/staysInWindow.ts';
import { Box } from './Box.tsx';
import { Grid, type GridProps } from './Grid.tsx';
import { Stack } from './Stack.tsx';

const LAYOUTS = ['cards', 'thirds', 'halves', 'portraits', 'portraitsWide', 'withAside'] as const;

const cells = (count: number, words = 'Card') =>
  Array.from({ length: count }, (_, index) => (
    <Box key={index} as="li" background="sunken" borderRadius="thumbnail" padding={5}>
      <Text>{`${words} ${index + 1}`}</Text>
    </Box>
  ));

const meta = {
  title: 'Components/Layout and text/Grid',
  id: 'components-grid',
  component: Grid,
  tags: ['no-visual'],
  args: { layout: 'cards', as: 'ul', 'aria-label': 'Videos', children: cells(8) },
  argTypes: { layout: { control: 'select', options: LAYOUTS } },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

function Layouts(args: GridProps) {
  return (
    <Stack gap={8}>
      {LAYOUTS.map((layout) => (
        <Stack key={layout} gap={2}>
          <Text variant="label">{layout}</Text>
          <Grid {...args} layout={layout} aria-label={layout}>
            {cells(layout === 'withAside' ? 2 : 6)}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

/** The number of columns that the browser computed for a grid. */
const columnsOf = (grid: HTMLElement) =>
  getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/** Four columns in a wide window, and still a list for screen readers. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list', { name: 'Videos' }))).toBe(4);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};
export const EveryLayout: Story = { render: Layouts };
export const Dark: Story = { render: Layouts, globals: { theme: 'dark' } };
export const RightToLeft: Story = { render: Layouts, globals: { direction: 'rtl' } };

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(3);
  },
};

/** One column on the smallest phone, whatever the layout. */
export const LongTextNarrow: Story = {
  render: Layouts,
  args: { children: cells(2, unbroken) },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async ({ canvas }) => {
    for (const grid of canvas.getAllByRole('list')) await expect(columnsOf(grid)).toBe(1);
    await staysInWindow();
  },
};

export const LongText: Story = {
  args: { children: cells(3, unbroken) },
  play: staysInWindow,
};
