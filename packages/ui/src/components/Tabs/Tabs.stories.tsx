import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Recent work',
    items: [
      { id: 'showcase', label: 'Showcase', content: <Text>Four videos</Text> },
      { id: 'avatars', label: 'Avatars', content: <Text>Eight avatars</Text> },
      { id: 'archive', label: 'Archive', content: <Text>Nothing</Text>, isDisabled: true },
    ],
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Showcase' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Avatars' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('tabpanel', { name: 'Avatars' })).toHaveTextContent(
      'Eight avatars',
    );
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('avatars');
    // Past the disabled one, round to the first.
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Showcase' })).toHaveFocus();
  },
};

/** Many tabs scroll sideways; the page does not. */
export const NarrowLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
