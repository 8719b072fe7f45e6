import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  id: 'components-tabs',
  component: Tabs,
  tags: ['navigation', 'sections'],
  args: {
    label: 'Recent work',
    items: [
      { id: 'showcase', label: 'Showcase', content: <Text>Four videos</Text> },
      { id: 'avatars', label: 'Avatars', content: <Text>Eight avatars</Text> },
      { id: 'archive', label: 'Archive', content: <Text>Nothing</Text>, isDisabled: true },
    ],
    onSelectionChange: fn(),
  },
  parameters: { storyTable: { empty: 'Without sections there is nothing to divide.' } },
  argTypes: {
    items: { control: false },
  },
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };

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
    // Skips the disabled tab and wraps around to the first.
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Showcase' })).toHaveFocus();
  },
};

/** Many tabs scroll sideways; the page does not. */
export const NarrowLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('tab', { name: 'Avatars' });
    await userEvent.hover(tab);
    await expect(tab).toHaveAttribute('data-hovered', 'true');
  },
};

/** A press on a disabled tab changes nothing. */
export const Disabled: Story = {
  args: {
    items: [
      { id: 'showcase', label: 'Showcase', content: <Text>Four videos</Text> },
      { id: 'archive', label: 'Archive', content: <Text>Nothing</Text>, isDisabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('tab', { name: 'Archive' });
    await expect(tab).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(tab, { pointerEventsCheck: 0 });
    await expect(tab).toHaveAttribute('aria-selected', 'false');
  },
};

export const OnlyOne: Story = {
  args: { items: [{ id: 'showcase', label: 'Showcase', content: <Text>Four videos</Text> }] },
};

/** The list of tabs scrolls on its own, and brings the focused tab into view. */
export const VeryMany: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({
      id: `part-${index}`,
      label: `Part ${index + 1}`,
      content: <Text>Content {index + 1}</Text>,
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = within(canvasElement).getByRole('tab', { name: 'Part 40' });
    await expect(last).toHaveFocus();
    const line = within(canvasElement).getByRole('tablist').getBoundingClientRect();
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(line.right + 1),
    );
    await staysInWindow();
  },
};

export const LongText: Story = {
  args: {
    items: [
      { id: 'long', label: unbroken, content: <Text>{unbroken}</Text> },
      { id: 'short', label: 'Avatars', content: <Text>Eight avatars</Text> },
    ],
  },
  play: staysInWindow,
};
