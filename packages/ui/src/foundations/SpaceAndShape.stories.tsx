import type { Meta, StoryObj } from '@storybook/react-vite';
import { staysInWindow } from '../fixtures/staysInWindow.ts';
import { Stack } from '../layout/Stack.tsx';
import { Corners, Edges, Shadows, SpaceSteps } from './Measures.tsx';
import { SizeTables } from './SizeTables.tsx';
import { inPage } from './inPage.tsx';

const meta = {
  title: 'Foundations/Space and shape',
  tags: ['no-visual'],
  decorators: [inPage],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Space: Story = { render: () => <SpaceSteps /> };
export const CornerRadii: Story = { render: () => <Corners /> };
export const EdgeWidths: Story = { render: () => <Edges /> };
export const Elevation: Story = { render: () => <Shadows /> };
export const ElevationDark: Story = { ...Elevation, globals: { theme: 'dark' } };
export const Sizes: Story = { render: () => <SizeTables /> };

export const Narrow: Story = {
  render: () => (
    <Stack gap={8}>
      <SpaceSteps />
      <Corners />
      <Edges />
      <SizeTables />
    </Stack>
  ),
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};
