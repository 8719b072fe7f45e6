import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Select, type SelectProps } from './Select.tsx';

const STATUSES = [
  { id: 'all', label: 'All Videos' },
  { id: 'completed', label: 'Completed' },
  { id: 'processing', label: 'Processing' },
  { id: 'failed', label: 'Failed' },
  { id: 'draft', label: 'Draft' },
];

const meta = {
  title: 'Components/Forms/Select',
  id: 'components-select',
  component: Select,
  tags: ['form', 'choice', 'dropdown', 'picker'],
  args: {
    label: 'Status',
    items: STATUSES,
    defaultSelectedKey: 'all',
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

function EveryState(args: SelectProps<string>) {
  return (
    <Stack gap={5}>
      <Select {...args} />
      <Select {...args} prefix="Sort by" label="Sort by" isLabelHidden />
      <Select {...args} defaultSelectedKey={undefined} placeholder="Choose a status" />
      <Select {...args} description="Shown on the card." />
      <Select {...args} errorMessage="Please choose a status" />
      <Select {...args} isDisabled />
      <Select {...args} size="lg" />
    </Stack>
  );
}

export const States: Story = { render: EveryState };
export const StatesDark: Story = { render: EveryState, globals: { theme: 'dark' } };
export const StatesRightToLeft: Story = { render: EveryState, globals: { direction: 'rtl' } };
export const StatesNarrowLargeText: Story = {
  render: EveryState,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};

export const StatesForcedColors: Story = {
  render: EveryState,
  globals: { forcedColors: 'active' },
};

/** The asterisk is only visual and not part of the accessible name. */
export const Required: Story = {
  args: { isRequired: true, defaultSelectedKey: undefined, placeholder: 'Choose a status' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: /Status/ });
    await expect(trigger).not.toHaveAccessibleName(/\*/);
    await expect(canvas.getByText('*')).toBeVisible();
  },
};

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.hover(trigger);
    await expect(trigger).toHaveAttribute('data-hovered', 'true');
  },
};

const open: Story['play'] = async ({ canvasElement }) => {
  const trigger = within(canvasElement).getByRole('button', { name: /Status/ });
  await userEvent.tab();
  await expect(trigger).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const list = await screen.findByRole('listbox', { name: 'Status' });
  await waitFor(() => expect(list.parentElement).not.toHaveAttribute('data-entering'));
};

export const Open: Story = { play: open };
export const OpenDark: Story = { play: open, globals: { theme: 'dark' } };

export const Keyboard: Story = {
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(screen.getByRole('option', { name: 'All Videos' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(context.args.onSelectionChange).toHaveBeenCalledWith('processing');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const trigger = within(context.canvasElement).getByRole('button', { name: /Processing/ });
    await waitFor(() => expect(trigger).toHaveFocus());
    // Typing a letter selects a value without opening the list.
    await userEvent.keyboard('f');
    await expect(context.args.onSelectionChange).toHaveBeenLastCalledWith('failed');
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [key, setKey] = useState('draft');
    return <Select {...args} selectedKey={key} onSelectionChange={setKey} />;
  },
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole('option', { name: 'Completed' }));
    await expect(
      await within(context.canvasElement).findByRole('button', { name: /Completed/ }),
    ).toBeInTheDocument();
  },
};

/** If both do not fit, the prefix is hidden and the value stays whole. */
export const PrefixGivesWay: Story = {
  args: { label: 'Sort by', prefix: 'Sort by', isLabelHidden: true },
  decorators: [
    (Story) => (
      <Stack gap={4} alignItems="start">
        <div style={{ inlineSize: 132 }}>
          <Story />
        </div>
        <div style={{ inlineSize: 240 }}>
          <Story />
        </div>
      </Stack>
    ),
  ],
  play: async ({ canvasElement }) => {
    const shows = within(canvasElement)
      .getAllByRole('button')
      .map((button) => {
        const frame = button.getBoundingClientRect();
        const prefix = within(button).getByText('Sort by').getBoundingClientRect();
        const value = within(button).getByText('All Videos').getBoundingClientRect();
        return { prefix: prefix.top < value.bottom, value: value.bottom <= frame.bottom };
      });
    await expect(shows).toEqual([
      { prefix: false, value: true },
      { prefix: true, value: true },
    ]);
  },
};

/** Returns whether a select shows its whole value. */
const isWhole = (value: HTMLElement) =>
  value.scrollWidth <= value.clientWidth && value.scrollHeight <= value.clientHeight;

/** At half the width of a small phone, a value of two words takes two lines. */
export const SmallestHalf: Story = {
  args: {
    label: 'Sort by',
    prefix: 'Sort by',
    isLabelHidden: true,
    items: [{ id: 'updated', label: 'Recently Updated' }],
    defaultSelectedKey: 'updated',
  },
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 138 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const value = within(button).getByText('Recently Updated');
    await expect(isWhole(value)).toBe(true);
    const frame = button.getBoundingClientRect();
    await expect(value.getBoundingClientRect().bottom).toBeLessThan(frame.bottom);
  },
};

/** The list is a bottom sheet titled with the field's label. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await open(context);
    const list = screen.getByRole('listbox', { name: 'Status' });
    const sheet = list.parentElement;
    await waitFor(() =>
      expect(Math.round(sheet?.getBoundingClientRect().bottom ?? 0)).toBe(innerHeight),
    );
    await expect(sheet?.getBoundingClientRect().width).toBe(innerWidth);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const trigger = within(context.canvasElement).getByRole('button', { name: /Status/ });
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/**
 * A sheet opens on a whole press. Opened on mouse down, it could be under the pointer when the press ends.
 */
export const PhoneByMouse: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: trigger });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await user.pointer({ keys: '[/MouseLeft]', target: trigger });
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

export const PhoneOpenDark: Story = {
  play: open,
  globals: { viewport: { value: 'mobile1' }, theme: 'dark' },
};

export const OpenForcedColors: Story = { play: open, globals: { forcedColors: 'active' } };

export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    // A single session keeps the key down between the two calls.
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('[Space>]');
    await expect(trigger).toHaveAttribute('data-pressed', 'true');
    await user.keyboard('[/Space]');
  },
};

/** Without items there is nothing to select, so the field is disabled. */
export const Empty: Story = {
  args: { items: [], defaultSelectedKey: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Status/ })).toBeDisabled();
  },
};
export const OnlyOne: Story = { args: { items: STATUSES.slice(0, 1) }, play: open };
/** The list scrolls inside the window; End moves to the last option. */
export const VeryMany: Story = {
  args: {
    items: Array.from({ length: 60 }, (_, index) => ({
      id: `${index}`,
      label: `Voice ${index + 1}`,
    })),
    defaultSelectedKey: '0',
  },
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('option', { name: 'Voice 60' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** The value is truncated with an ellipsis, the options wrap, and markup is shown as text. */
export const HostileValues: Story = {
  args: {
    label: `Status ${unbroken}`,
    description: unbroken,
    items: [
      { id: 'long', label: unbroken },
      { id: 'markup', label: markup },
      { id: 'nothing', label: '' },
    ],
    defaultSelectedKey: 'long',
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const list = await screen.findByRole('listbox');
    await expect(within(list).getByRole('option', { name: markup })).toBeInTheDocument();
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await staysInWindow();
  },
};
