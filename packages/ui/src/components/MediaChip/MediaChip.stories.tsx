import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { launchScene } from '../../fixtures/pictures.ts';
import { MediaChip } from './MediaChip.tsx';

const meta = {
  title: 'Components/Media/MediaChip',
  id: 'components-mediachip',
  component: MediaChip,
  tags: ['media', 'label', 'duration'],
  args: { children: '1:32' },
} satisfies Meta<typeof MediaChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const onPicture: Story['decorators'] = [
  (Story) => (
    <div style={{ position: 'relative', inlineSize: 257 }}>
      <img src={launchScene} alt="" />
      <div style={{ position: 'absolute', insetBlockEnd: 8, insetInline: 8 }}>
        <Story />
      </div>
    </div>
  ),
];

/** The chip over a picture, where it is meant to be used. */
export const OnPicture: Story = { decorators: onPicture };

/** Truncated at the end, so that it never outgrows its picture. */
export const LongText: Story = {
  decorators: onPicture,
  args: { children: unbroken },
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByText(unbroken);
    await expect(chip.getBoundingClientRect().width).toBeLessThanOrEqual(241);
  },
};
export const Dark: Story = { decorators: onPicture, globals: { theme: 'dark' } };
export const RightToLeft: Story = { decorators: onPicture, globals: { direction: 'rtl' } };
export const ForcedColors: Story = {
  decorators: onPicture,
  globals: { forcedColors: 'active' },
};
export const SmallestLargeText: Story = {
  decorators: onPicture,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
