import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Selection, SortDescriptor } from 'react-aria-components';
import { expect, fn, userEvent, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Table, type TableColumn, type TableProps } from './Table.tsx';

interface Charge {
  id: string;
  date: string;
  description: string;
  /** Cents. */
  amount: number;
}

const CHARGES: readonly Charge[] = [
  { id: '2025-07', date: '14 July 2025', description: 'Pro plan, monthly', amount: 2900 },
  { id: '2025-06', date: '14 June 2025', description: 'Pro plan, monthly', amount: 2900 },
  { id: '2025-05', date: '14 May 2025', description: 'Pro plan, monthly', amount: 2900 },
];

const COLUMNS: readonly TableColumn<Charge>[] = [
  { id: 'date', label: 'Date', render: ({ date }) => date },
  { id: 'description', label: 'Description', tone: 'muted', render: (row) => row.description },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    render: ({ amount }) => `$${(amount / 100).toFixed(2)}`,
  },
  {
    id: 'invoice',
    label: 'Invoice',
    align: 'end',
    render: ({ id, date }) => (
      <TextLink href={`#invoice-${id}`} icon={Download} aria-label={`Invoice of ${date}, PDF`}>
        PDF
      </TextLink>
    ),
  },
];

const meta = {
  title: 'Components/Table',
  component: Table<Charge>,
  tags: ['data', 'list', 'grid'],
  args: {
    label: 'Billing history',
    columns: COLUMNS,
    rows: CHARGES,
    emptyMessage: 'Nothing has been charged yet.',
  },
  parameters: {
    storyTable: {
      disabled: 'No row and no column can be disabled.',
      pending: 'Its rows are there already: Load more only draws them.',
    },
  },
  argTypes: {
    columns: { control: false },
  },
} satisfies Meta<typeof Table<Charge>>;
export default meta;
type Story = StoryObj<typeof meta>;

const tableOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('grid', { name: 'Billing history' });

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const table = tableOf(canvasElement);
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    await expect(within(table).getByRole('row', { name: '14 June 2025' })).toBeInTheDocument();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = {
  args: { selectionMode: 'multiple', selectedKeys: new Set(['2025-06']) },
  globals: { forcedColors: 'active' },
};

export const NoData: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(tableOf(canvasElement)).toHaveTextContent('Nothing has been charged yet.');
  },
};
export const One: Story = { args: { rows: CHARGES.slice(0, 1) } };

/** One stop of the Tab key; arrows move by row and by cell, and reach what a cell holds. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const table = tableOf(canvasElement);
    await userEvent.tab();
    await expect(table).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(within(table).getByRole('rowheader', { name: '14 June 2025' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(
      within(table).getByRole('link', { name: 'Invoice of 14 June 2025, PDF' }),
    ).toHaveFocus();
  },
};

const onSortChange = fn();

/** The order is said, shown by an arrow, and turned by another press. */
export const Sorting: Story = {
  args: {
    columns: COLUMNS.map((column) => ({ ...column, allowsSorting: column.id !== 'invoice' })),
    rows: CHARGES.map((charge, index) => ({ ...charge, amount: [2900, 900, 7900][index] ?? 0 })),
  },
  render: function Sorted(args: TableProps<Charge>) {
    const [sort, setSort] = useState<SortDescriptor>({ column: 'date', direction: 'descending' });
    const rows = args.rows.toSorted((one, other) => {
      const order =
        sort.column === 'amount' ? one.amount - other.amount : one.id.localeCompare(other.id);
      return sort.direction === 'ascending' ? order : -order;
    });
    return (
      <Table
        {...args}
        rows={rows}
        sortDescriptor={sort}
        onSortChange={(next) => {
          setSort(next);
          onSortChange(next);
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const table = tableOf(canvasElement);
    const header = within(table).getByRole('columnheader', { name: 'Amount' });
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(header);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    const names = () =>
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent);
    await expect(names()).toEqual(['14 June 2025', '14 July 2025', '14 May 2025']);
    await userEvent.keyboard('{Enter}');
    await expect(onSortChange).toHaveBeenLastCalledWith({
      column: 'amount',
      direction: 'descending',
    });
    await expect(names()).toEqual(['14 May 2025', '14 July 2025', '14 June 2025']);
  },
};

/** Space selects a row; the header's checkbox takes all. */
export const Selecting: Story = {
  args: { selectionMode: 'multiple' },
  render: function Selected(args: TableProps<Charge>) {
    const [keys, setKeys] = useState<Selection>(new Set(['2025-06']));
    return <Table {...args} selectedKeys={keys} onSelectionChange={setKeys} />;
  },
  play: async ({ canvasElement }) => {
    const table = tableOf(canvasElement);
    const row = within(table).getByRole('row', { name: '14 July 2025' });
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
    await userEvent.click(within(row).getByRole('checkbox'));
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(within(table).getByRole('checkbox', { name: 'Select All' }));
    const rows = within(table).getAllByRole('row').slice(1);
    for (const each of rows) await expect(each).toHaveAttribute('aria-selected', 'true');
  },
};
export const SelectingDark: Story = { ...Selecting, play: undefined, globals: { theme: 'dark' } };

/** Wider than its place: it scrolls in its own box, which the keyboard reaches; the page stays. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('group', { name: 'Billing history' });
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{End}');
    // The cell that has focus is brought into the box.
    const focused = document.activeElement?.getBoundingClientRect();
    await expect(focused?.right).toBeLessThanOrEqual(box.getBoundingClientRect().right + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const NarrowLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const LongTextAndMarkup: Story = {
  args: {
    rows: [
      { id: '1', date: unbroken, description: '<script>alert(1)</script>', amount: 2900 },
      { id: '2', date: '14 June 2025', description: `<b>${unbroken}</b>`, amount: 123_456_789_00 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('<script>alert(1)</script>')).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A page at a time: the count says how many there are. */
export const FiveThousandRows: Story = {
  args: {
    noun: 'charges',
    rows: Array.from({ length: 5000 }, (_, index) => ({
      id: `charge ${index}`,
      date: `Charge ${index + 1}`,
      description: 'Pro plan, monthly',
      amount: index,
    })),
  },
  play: async ({ canvasElement }) => {
    const rows = () => within(tableOf(canvasElement)).getAllByRole('rowheader').length;
    await expect(rows()).toBe(100);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      '100 of 5000 charges',
    );
    const more = within(canvasElement).getByRole('button', { name: 'Load more' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(rows()).toBe(200);
    await expect(more).toHaveFocus();
  },
};

/** Rows that can be chosen answer the pointer. */
export const Hover: Story = {
  args: { selectionMode: 'single' },
  play: async ({ canvasElement }) => {
    const row = within(tableOf(canvasElement)).getByRole('row', { name: '14 June 2025' });
    await userEvent.hover(row);
    await expect(row).toHaveAttribute('data-hovered', 'true');
  },
};
