import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { amara, broken, imani, jonas, kofi, mei } from '../../fixtures/pictures.ts';
import { AvatarPicker, type AvatarOption, type AvatarPickerProps } from './AvatarPicker.tsx';

const avatar = (name: string, src: string | null, description: string): AvatarOption => ({
  id: name.toLowerCase(),
  name,
  src,
  description,
  visibility: null,
});

const avatars = [
  avatar('Amara', amara, 'Female, 25–34'),
  avatar('Jonas', jonas, 'Male, 35–44'),
  avatar('Mei', mei, 'Female, 18–24'),
  avatar('Kofi', kofi, 'Male, 35–44'),
  avatar('Imani', imani, 'Female, 18–24'),
];

function Stateful({ selectedId, onSelectionChange, ...props }: AvatarPickerProps) {
  const [selected, setSelected] = useState(selectedId);
  return (
    <AvatarPicker
      {...props}
      selectedId={selected}
      onSelectionChange={(id) => {
        setSelected(id);
        onSelectionChange(id);
      }}
    />
  );
}

const meta = {
  title: 'Components/Domain/AvatarPicker',
  id: 'components-avatarpicker',
  component: AvatarPicker,
  tags: ['choice', 'avatar', 'presenter', 'listbox'],
  render: Stateful,
  args: { label: 'Presenters', avatars, selectedId: 'amara', onSelectionChange: fn() },
} satisfies Meta<typeof AvatarPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const ChosenDark: Story = { globals: { theme: 'dark' } };
export const WholePage: Story = { args: { layout: 'portraitsWide' } };

/** Arrow keys move in both directions, Space selects, and typing letters finds a name. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: /Amara/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('option', { name: /Jonas/ })).toHaveFocus();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    // The story's frame fits three columns.
    await expect(canvas.getByRole('option', { name: /Kofi/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('kofi');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Kofi');
    await userEvent.keyboard('m');
    await waitFor(() => expect(canvas.getByRole('option', { name: /Mei/ })).toHaveFocus());
  },
};

export const ByPointer: Story = {
  args: { selectedId: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('option', { name: /Mei/ }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('mei');
    // A second press does not clear the selection.
    await userEvent.click(within(canvasElement).getByRole('option', { name: /Mei/ }));
    await expect(within(canvasElement).getByRole('option', { selected: true })).toBeVisible();
  },
};

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const option = within(canvasElement).getByRole('option', { name: /Jonas/ });
    await userEvent.hover(option);
    await expect(option).toHaveAttribute('data-hovered', 'true');
  },
};

export const OnlyOne: Story = { args: { avatars: avatars.slice(0, 1) } };

/** End moves to the last avatar. */
export const VeryMany: Story = {
  args: {
    avatars: Array.from({ length: 60 }, (_, index) => avatar(`Avatar ${index + 1}`, kofi, 'Male')),
    selectedId: null,
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('option', { name: /^Avatar 60/ })).toHaveFocus(),
    );
  },
};

// Specification: roles.4
export const Visibility: Story = {
  args: {
    avatars: [
      { ...avatar('Amara', amara, 'Female, 25–34'), visibility: 'public' },
      { ...avatar('Jonas', jonas, 'Male, 35–44'), visibility: 'private' },
      { ...avatar('Sample', kofi, 'Stands in until yours come'), isPlaceholder: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('option', { name: /Jonas.*Private/ }),
    ).toBeVisible();
  },
};

export const HostileValues: Story = {
  args: {
    avatars: [
      avatar('None', null, ''),
      avatar('Broken', broken, 'Its picture is broken'),
      { ...avatar('Long', mei, unbroken), name: unbroken },
    ],
  },
};
export const Empty: Story = { args: { avatars: [], selectedId: null } };
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
