import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from '../components/Tag/Tag.tsx';
import { unbroken } from '../fixtures/longText.ts';
import { staysInWindow } from '../fixtures/staysInWindow.ts';
import { Inline } from './Inline.tsx';

const TAGS = ['launch', 'product', 'spring', 'tutorial', 'onboarding', 'news'];

const meta = {
  title: 'Components/Layout and text/Inline',
  id: 'components-inline',
  component: Inline,
  tags: ['no-visual'],
  args: { gap: 2, children: TAGS.map((tag) => <Tag key={tag}>{tag}</Tag>) },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SpaceBetween: Story = { args: { justifyContent: 'space-between' } };
export const Dark: Story = { globals: { theme: 'dark' } };

/** The first child is on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const first = canvas.getByText('launch').getBoundingClientRect();
    await expect(first.left).toBeGreaterThan(canvas.getByText('news').getBoundingClientRect().left);
  },
};

/** Children that do not fit wrap to the next line. */
export const Wraps: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async ({ canvas }) => {
    const first = canvas.getByText('launch').getBoundingClientRect();
    await expect(canvas.getByText('news').getBoundingClientRect().top).toBeGreaterThan(first.top);
    await staysInWindow();
  },
};

export const LongText: Story = {
  args: { children: <Tag>{unbroken}</Tag> },
  play: staysInWindow,
};
