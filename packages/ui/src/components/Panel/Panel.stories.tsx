import type { Meta, StoryObj } from '@storybook/react-vite';
import { unbroken } from '../../fixtures/longText.ts';
import { amaraScene } from '../../fixtures/pictures.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Heading } from '../Text/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Components/Layout and text/Panel',
  id: 'components-panel',
  component: Panel,
  tags: ['layout', 'box', 'surface'],
  args: {
    children: (
      <>
        <Heading level={2} variant="h4">
          Read aloud
        </Heading>
        <Text tone="muted">About 25 seconds at 150 words a minute.</Text>
      </>
    ),
  },
  argTypes: {
    children: { control: false },
    padding: {
      control: 'select',
      options: ['none', 'sm', 'md', 'lg'],
      description: '0, 8, 16 or 24 px, at most 16 on phones; lg by default.',
    },
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paddings: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Panel {...args} padding="lg" />
      <Panel {...args} padding="md" />
      <Panel padding="sm">
        <img src={amaraScene} alt="" width={280} />
      </Panel>
    </Stack>
  ),
};
export const Dark: Story = { ...Paddings, globals: { theme: 'dark' } };
/** A section is a landmark, so it has a name. */
export const Section: Story = { args: { as: 'section', 'aria-label': 'Read aloud' } };

export const RightToLeft: Story = { ...Paddings, globals: { direction: 'rtl' } };
export const SmallestLargeText: Story = {
  ...Paddings,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const LongText: Story = {
  args: { children: unbroken },
  play: staysInWindow,
};
