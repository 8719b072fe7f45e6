import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { virtualize } from '../../fixtures/virtualize.ts';
import { Stack } from '../../layout/Stack.tsx';
import { FIELD_SIZES } from '../Field/Field.css.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const LANGUAGES = [
  { id: 'ar', label: 'Arabic' },
  { id: 'da', label: 'Danish' },
  { id: 'en-GB', label: 'English (United Kingdom)' },
  { id: 'en-US', label: 'English (United States)' },
  { id: 'et', label: 'Estonian', isDisabled: true },
  { id: 'fr', label: 'French' },
  { id: 'de', label: 'German' },
  { id: 'is', label: 'Íslenska' },
  { id: 'pt-BR', label: 'Portuguese (Brazil)' },
];

const meta = {
  title: 'Components/Forms/ComboBox',
  id: 'components-combobox',
  component: ComboBox,
  beforeEach: virtualize,
  tags: ['form', 'choice', 'autocomplete', 'typeahead'],
  args: {
    label: 'Language',
    items: LANGUAGES,
    placeholder: 'Type to search',
    onSelectionChange: fn(),
  },
  argTypes: { size: { control: 'select', options: FIELD_SIZES } },
} satisfies Meta<typeof ComboBox<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

function EveryState(args: ComboBoxProps<string>) {
  return (
    <Stack gap={5}>
      <ComboBox {...args} />
      <ComboBox {...args} defaultSelectedKey="fr" />
      <ComboBox {...args} description="The script is spoken in it." />
      <ComboBox {...args} errorMessage="Please choose a language" />
      <ComboBox {...args} defaultSelectedKey="fr" isDisabled />
      <ComboBox {...args} size="lg" />
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

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.hover(field);
    const group = within(canvasElement).getByRole('group', { name: 'Language' });
    await expect(group).toHaveAttribute('data-hovered', 'true');
  },
};

async function openList() {
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(list.parentElement).not.toHaveAttribute('data-entering'));
  return list;
}

/** The list has the field's name and shows only the matching options, ignoring accents. */
const typed: Story['play'] = async ({ canvasElement }) => {
  await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Language' }), 'is');
  const list = await openList();
  const names = within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);
  await expect(names).toEqual([
    'Danish',
    'English (United Kingdom)',
    'English (United States)',
    'Íslenska',
  ]);
};
export const Filtered: Story = { play: typed };
export const FilteredDark: Story = { play: typed, globals: { theme: 'dark' } };
export const FilteredRightToLeft: Story = { play: typed, globals: { direction: 'rtl' } };

/** A combobox (ARIA APG): arrow keys move through the list while focus stays in the field. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Language' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await openList();
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('en-GB');
    await expect(field).toHaveValue('English (United Kingdom)');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    // Escape discards the typed text.
    await userEvent.keyboard('{Backspace}');
    await openList();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('English (United Kingdom)');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(null);
  },
};

/** The button opens the whole list, whatever is selected. A disabled option cannot be selected. */
export const Pointer: Story = {
  args: { defaultSelectedKey: 'fr' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Language/ }));
    const list = await openList();
    await expect(within(list).getByRole('option', { name: 'French' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(within(list).getByRole('option', { name: 'Estonian' }));
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.click(within(list).getByRole('option', { name: 'German' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('de');
  },
};

/** The empty message is shown and announced. */
export const NothingFound: Story = {
  args: { emptyText: 'No language matches' },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'xyz');
    const list = await openList();
    await expect(within(list).getByText('No language matches')).toBeInTheDocument();
    await expect(screen.getByRole('status')).toHaveTextContent('No language matches');
  },
};

export const Sections: Story = {
  args: {
    items: undefined,
    sections: [
      { id: 'recent', label: 'Recent', items: LANGUAGES.slice(2, 4) },
      { id: 'all', label: 'All languages', items: LANGUAGES.slice(4) },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'g');
    const list = await openList();
    const recent = within(list).getByRole('group', { name: 'Recent' });
    await expect(within(recent).getAllByRole('option')).toHaveLength(2);
    await userEvent.click(
      within(within(list).getByRole('group', { name: 'All languages' })).getByRole('option', {
        name: 'German',
      }),
    );
    await expect(args.onSelectionChange).toHaveBeenCalledWith('de');
  },
};

const many = Array.from({ length: 5000 }, (_, index) => ({
  id: `voice-${index}`,
  label: `Voice ${index}`,
}));

/** Of 5,000 options, only those in view are in the document, each with its position. */
export const VeryMany: Story = {
  args: { label: 'Voice', items: many },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Voice/ }));
    const list = await openList();
    const drawn = within(list).getAllByRole('option');
    await expect(drawn.length).toBeLessThan(60);
    await expect(drawn[0]).toHaveAttribute('aria-setsize', '5000');
    await userEvent.click(field);
    await userEvent.paste('4999');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('voice-4999');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** Arrow Up opens the list at its last option and scrolls to it. */
export const ToTheEnd: Story = {
  args: { label: 'Voice', items: many.slice(0, 500) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await userEvent.keyboard('{ArrowUp}');
    const list = await openList();
    const last = await within(list).findByRole('option', { name: 'Voice 499' });
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        list.getBoundingClientRect().bottom + 1,
      ),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('voice-499');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** The selected option is in view when the list opens, however far down it is. */
export const ChosenInView: Story = {
  args: { label: 'Voice', items: many.slice(0, 500), defaultSelectedKey: 'voice-300' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Voice/ }));
    const list = await openList();
    const chosen = await within(list).findByRole('option', { name: 'Voice 300' });
    await waitFor(() =>
      expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        list.getBoundingClientRect().bottom + 1,
      ),
    );
  },
};

export const Controlled: Story = {
  render: function Controlled({ items = LANGUAGES, ...args }) {
    const [key, setKey] = useState<string | null>('de');
    return (
      <ComboBox
        {...args}
        sections={undefined}
        items={items}
        selectedKey={key}
        onSelectionChange={setKey}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await expect(field).toHaveValue('German');
    await userEvent.clear(field);
    await userEvent.type(field, 'Fre{ArrowDown}{Enter}');
    await expect(field).toHaveValue('French');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Please choose a language' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Please choose a language');
  },
};

export const NoItems: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Language/ }));
    await expect(within(await openList()).getByText('Nothing found')).toBeInTheDocument();
  },
};

export const OnlyOne: Story = {
  args: { items: LANGUAGES.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Language/ }));
    await expect(within(await openList()).getAllByRole('option')).toHaveLength(1);
  },
};

/** Releasing the pointer away from the pressed option keeps the list open and selects nothing. */
export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Language/ }));
    const list = await openList();
    const option = within(list).getByRole('option', { name: 'German' });
    // A single session keeps the button down between the two calls.
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: option });
    await expect(option).toHaveAttribute('data-pressed', 'true');
    await user.pointer({ keys: '[/MouseLeft]', target: list });
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

/** Long words break, markup is shown as text, and an unknown key selects nothing. */
export const HostileValues: Story = {
  args: {
    label: unbroken,
    defaultSelectedKey: 'not there',
    description: unbroken,
    items: [
      { id: 'long', label: unbroken },
      { id: 'html', label: '<img src=x onerror="alert(1)">' },
      { id: 'nothing', label: '' },
      { id: '', label: 'Empty id' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveValue('');
    await userEvent.click(within(canvasElement).getByRole('button'));
    const list = await openList();
    await expect(within(list).getAllByRole('option')).toHaveLength(4);
    await expect(within(list).queryByRole('img')).toBeNull();
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await staysInWindow();
  },
};
