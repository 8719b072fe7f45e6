import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { staysInWindow } from '../fixtures/staysInWindow.ts';
import { ColourRoles } from './ColourRoles.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { CONTRAST_PAIRS } from './contrast.ts';
import { Scenes } from './Scenes.tsx';
import { SurfacesInUse } from './SurfacesInUse.tsx';
import { inPage } from './inPage.tsx';

const meta = {
  title: 'Foundations/Colour',
  tags: ['no-visual'],
  decorators: [inPage],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same small page in both themes. */
export const InUse: Story = { render: () => <SurfacesInUse /> };
export const Roles: Story = { render: () => <ColourRoles /> };
export const RolesDark: Story = { ...Roles, globals: { theme: 'dark' } };
export const AllScenes: Story = { name: 'Scenes', render: () => <Scenes /> };

/** Each pair has two verdicts, one per theme, in words. */
export const Contrast: Story = {
  render: () => <ContrastTable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Passes')).toHaveLength(CONTRAST_PAIRS.length * 2);
    await expect(canvas.queryByText('Fails')).toBeNull();
  },
};

/** The pairs with the longest names. */
export const Narrow: Story = {
  render: () => <ContrastTable pairs={CONTRAST_PAIRS.slice(-15)} />,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};
