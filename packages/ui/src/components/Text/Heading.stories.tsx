import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Layout and text/Heading',
  id: 'components-heading',
  component: Heading,
  tags: ['no-visual'],
  args: { level: 2, children: 'Recent work' },
  argTypes: { variant: { control: 'select', options: ['display', 'h1', 'h2', 'h3', 'h4'] } },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

const LEVELS = [1, 2, 3, 4] as const;

const everyLevel: Story['render'] = (args) => (
  <Stack gap={4}>
    {LEVELS.map((level) => (
      <Heading key={level} {...args} level={level}>
        {`Heading of level ${level}`}
      </Heading>
    ))}
  </Stack>
);

export const Levels: Story = { render: everyLevel };
export const Dark: Story = { render: everyLevel, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { children: 'أحدث الأعمال' },
  globals: { direction: 'rtl' },
};

/** Level and look are independent: second in the outline, but small. */
export const LookApartFromLevel: Story = {
  args: { variant: 'h4' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Recent work' });
    await expect(getComputedStyle(heading).fontSize).toBe('17px');
  },
};

export const LongTextNarrow: Story = {
  args: { children: unbroken },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};
