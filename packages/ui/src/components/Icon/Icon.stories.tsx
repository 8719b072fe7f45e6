import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Clapperboard, Play } from 'lucide-react';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { Icon } from './Icon.tsx';
import { ICON_SIZES } from './Icon.css.ts';

const meta = {
  title: 'Components/Layout and text/Icon',
  id: 'components-icon',
  component: Icon,
  args: { icon: Clapperboard },
  parameters: { storyTable: { longText: 'It has no text.' } },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={4}>
      {ICON_SIZES.map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    for (const drawing of canvasElement.querySelectorAll('svg')) {
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
      await expect(drawing).toHaveAttribute('stroke-width', '1.75');
    }
  },
};

export const Dark: Story = { ...Sizes, globals: { theme: 'dark' } };
/** Sized in rem: twice as large next to text of twice the size. */
export const NarrowLargeText: Story = {
  args: { size: 'md' },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing?.getBoundingClientRect().width).toBe(36);
  },
};

export const Solid: Story = { args: { icon: Play, fill: true } };

/** An arrow that follows the direction of text. */
export const Directional: Story = {
  args: { icon: ArrowRight, isDirectional: true, size: 'xl' },
  globals: { direction: 'rtl' },
};
