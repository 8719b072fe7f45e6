import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { staysInWindow } from '../fixtures/staysInWindow.ts';
import { Faces, TypeScale } from './TypeScale.tsx';
import { inPage } from './inPage.tsx';

const meta = {
  title: 'Foundations/Type',
  tags: ['no-visual'],
  decorators: [inPage],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFaces: Story = { render: () => <Faces /> };

/** The rendered sizes match the documented ones. */
export const Scale: Story = {
  render: () => <TypeScale />,
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByText('My videos');
    await expect(getComputedStyle(title).fontSize).toBe('32px');
    await expect(getComputedStyle(title).lineHeight).toBe('40px');
  },
};

export const ScaleOnPhone: Story = {
  ...Scale,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByText('My videos');
    await expect(getComputedStyle(title).fontSize).toBe('28px');
    await staysInWindow();
  },
};
