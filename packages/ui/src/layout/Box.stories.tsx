import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../components/Text/Text.tsx';
import { unbroken } from '../fixtures/longText.ts';
import { staysInWindow } from '../fixtures/staysInWindow.ts';
import { Box, type BoxProps } from './Box.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Components/Layout and text/Box',
  id: 'components-box',
  component: Box,
  tags: ['no-visual'],
  args: {
    background: 'raised',
    border: 'hairline',
    borderRadius: 'panel',
    padding: 6,
    children: <Text>Padding of 24 px on a raised surface.</Text>,
  },
  argTypes: {
    background: { control: 'select', options: ['canvas', 'surface', 'raised', 'sunken'] },
    boxShadow: { control: 'select', options: ['none', 'sm', 'md', 'lg'] },
  },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

const BACKGROUNDS = ['canvas', 'surface', 'raised', 'sunken'] as const;

function Surfaces(args: BoxProps) {
  return (
    <Stack gap={4}>
      {BACKGROUNDS.map((background) => (
        <Box key={background} {...args} background={background}>
          <Text>{background}</Text>
        </Box>
      ))}
    </Stack>
  );
}

export const Default: Story = {};
export const Backgrounds: Story = { render: Surfaces };
export const Dark: Story = { render: Surfaces, globals: { theme: 'dark' } };

/** One value for phones and up, another from 768 px: 16, then 40. */
export const PaddingByWidth: Story = {
  args: { padding: { phone: 4, tablet: 10 } },
  play: async ({ canvas }) => {
    const box = canvas.getByText(/Padding/).parentElement;
    if (!box) throw new Error('No box around the words');
    await expect(getComputedStyle(box).paddingInlineStart).toBe('40px');
  },
};

/** Inline start is the side where text starts. */
export const RightToLeft: Story = {
  args: { paddingInlineStart: 24 },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const box = canvas.getByText(/Padding/).parentElement;
    if (!box) throw new Error('No box around the words');
    await expect(getComputedStyle(box).paddingRight).toBe('96px');
  },
};

export const LongTextNarrow: Story = {
  args: { children: <Text>{unbroken}</Text> },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};
