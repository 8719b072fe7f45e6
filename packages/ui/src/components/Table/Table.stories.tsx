import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Table, type TableColumn, type TableProps, type TableSort } from './Table.tsx';

interface Charge {
  id: string;
  date: string;
  description: string;
  /** Amount in cents. */
  amount: number;
}

const CHARGES: readonly Charge[] = [
  { id: '2025-07', date: 'Jul 14, 2025', description: 'Pro plan, monthly', amount: 2900 },
  { id: '2025-06', date: 'Jun 14, 2025', description: 'Pro plan, monthly', amount: 2900 },
  { id: '2025-05', date: 'May 14, 2025', description: 'Pro plan, monthly', amount: 2900 },
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
  title: 'Components/Data/Table',
  id: 'components-table',
  component: Table,
  tags: ['data', 'list'],
  // A page's gutter, which makes room for the table's focus rings.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Billing history',
    columns: COLUMNS,
    rows: CHARGES,
    emptyMessage: 'Nothing has been charged yet.',
  },
  parameters: {
    storyTable: {
      disabled: 'Neither rows nor columns can be disabled.',
      pending: 'Its rows are already loaded: Load more only renders them.',
    },
  },
  argTypes: {
    columns: { control: false },
  },
} satisfies Meta<typeof Table<Charge>>;
export default meta;
type Story = StoryObj<typeof Table<Charge>>;

const tableOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('table', { name: 'Billing history' });

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const table = tableOf(canvasElement);
    // The last column ends at the edge of the table; the box that clips its focus rings extends further.
    const frame = table.parentElement?.getBoundingClientRect();
    const end = within(table).getByRole('columnheader', { name: 'Invoice' });
    await expect(frame?.right).toBe(end.getBoundingClientRect().right + 16);
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    await expect(
      within(table).getByRole('rowheader', { name: 'Jun 14, 2025' }),
    ).toBeInTheDocument();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };

export const NoData: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(tableOf(canvasElement)).toHaveTextContent('Nothing has been charged yet.');
  },
};
export const One: Story = { args: { rows: CHARGES.slice(0, 1) } };

/** The table itself handles no keys; Tab moves from control to control. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const link = (date: string) =>
      within(tableOf(canvasElement)).getByRole('link', { name: `Invoice of ${date}, PDF` });
    await userEvent.tab();
    await expect(link('Jul 14, 2025')).toHaveFocus();
    await userEvent.tab();
    await expect(link('Jun 14, 2025')).toHaveFocus();
  },
};

const onSortChange = fn();

/** The order is announced, shown by an arrow, and reversed by another press. */
export const Sorting: Story = {
  args: {
    columns: COLUMNS.map((column) => ({ ...column, allowsSorting: column.id !== 'invoice' })),
    rows: CHARGES.map((charge, index) => ({ ...charge, amount: [2900, 900, 7900][index] ?? 0 })),
  },
  render: function Sorted(args: TableProps<Charge>) {
    const [sort, setSort] = useState<TableSort>({ column: 'date', direction: 'descending' });
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
    const button = within(header).getByRole('button');
    await userEvent.hover(button);
    await expect(button).toHaveAttribute('data-hovered', 'true');
    await userEvent.click(button);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    const names = () =>
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent);
    await expect(names()).toEqual(['Jun 14, 2025', 'Jul 14, 2025', 'May 14, 2025']);
    await userEvent.keyboard('{Enter}');
    await expect(onSortChange).toHaveBeenLastCalledWith({
      column: 'amount',
      direction: 'descending',
    });
    await expect(names()).toEqual(['May 14, 2025', 'Jul 14, 2025', 'Jun 14, 2025']);
  },
};

export const SortingDark: Story = { ...Sorting, play: undefined, globals: { theme: 'dark' } };

/**
 * A table wider than its container scrolls in its own box, which is focusable; the page does not scroll.
 */
export const Narrow: Story = {
  args: {
    columns: [
      ...COLUMNS.slice(0, 2),
      { id: 'card', label: 'Payment method', render: () => 'Visa ending in 4242' },
      ...COLUMNS.slice(2),
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('group', { name: 'Billing history' });
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.tab();
    // The focused control is scrolled into the box.
    const focused = document.activeElement?.getBoundingClientRect();
    await expect(focused?.right).toBeLessThanOrEqual(box.getBoundingClientRect().right + 1);
    await staysInWindow();
  },
};
export const NarrowLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};

export const LongTextAndMarkup: Story = {
  args: {
    rows: [
      { id: '1', date: unbroken, description: '<script>alert(1)</script>', amount: 2900 },
      { id: '2', date: 'Jun 14, 2025', description: `<b>${unbroken}</b>`, amount: 123_456_789_00 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('<script>alert(1)</script>')).toBeInTheDocument();
    await staysInWindow();
  },
};

/** Rows are shown a page at a time, with a count of all. */
export const FiveThousandRows: Story = {
  args: {
    noun: 'charges',
    columns: COLUMNS.slice(0, 2),
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
