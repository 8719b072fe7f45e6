import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { staysInWindow } from '../fixtures/staysInWindow.ts';
import { IconGrid, IconSizes, Mark } from './IconGrid.tsx';
import { PRODUCT_ICONS } from './productIcons.ts';
import { inPage } from './inPage.tsx';

const meta = {
  title: 'Foundations/Icons',
  tags: ['no-visual'],
  decorators: [inPage],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { render: () => <IconGrid /> };
export const AllDark: Story = { ...All, globals: { theme: 'dark' } };
export const Sizes: Story = { render: () => <IconSizes /> };
export const TheMark: Story = { render: () => <Mark /> };
export const TheMarkDark: Story = { ...TheMark, globals: { theme: 'dark' } };

/** Icons are found by meaning, not only by name, and the number of results is announced. */
export const Search: Story = {
  ...All,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(`${PRODUCT_ICONS.length} icons`);
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search icons' }));
    await userEvent.paste('deletes');
    await expect(status).toHaveTextContent('1 icon');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Trash2');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(PRODUCT_ICONS.length);
  },
};

export const NothingFound: Story = {
  ...All,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('<b>zebra');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 icons');
  },
};

export const Narrow: Story = {
  ...All,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};
