import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderOpen, Plus } from 'lucide-react';
import { useRef } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { Button } from '../Button/Button.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/Layout and text/PageHeader',
  id: 'components-pageheader',
  component: PageHeader,
  tags: ['layout', 'title', 'heading'],
  args: {
    title: 'My Videos',
    actions: (
      <Button variant="primary" icon={Plus}>
        Create New Video
      </Button>
    ),
  },
  argTypes: {
    actions: { control: false },
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};

/** A screen that has just opened moves focus to its title, without a focus ring. */
export const Focused: Story = {
  render: function Focused(args) {
    const headingRef = useRef<HTMLHeadingElement>(null);
    const actions = <Button onPress={() => headingRef.current?.focus()}>Open</Button>;
    return <PageHeader {...args} headingRef={headingRef} actions={actions} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
export const Plain: Story = { args: { actions: undefined } };
export const Display: Story = {
  args: { title: 'What will you present today?', variant: 'display', actions: undefined },
};
export const WithWords: Story = {
  args: { children: <Text tone="muted">Everything you made, newest first.</Text> },
};
/** On phones the action takes a whole line. */
export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };
export const PhoneInline: Story = {
  args: {
    title: 'Create Video',
    actionsOnPhone: 'inline',
    actions: (
      <Inline gap={2}>
        <Icon icon={FolderOpen} size="sm" />
        <Tag>Project Mode</Tag>
      </Inline>
    ),
  },
  globals: { viewport: { value: 'mobile2' } },
};
/**
 * The width next to the sidebar of a small desktop: the actions move below, and the word does not break.
 */
export const ManyActions: Story = {
  render: () => (
    <div style={{ inlineSize: 684 }}>
      <PageHeader
        title="Avatars"
        actions={
          <>
            <Button variant="ghost">Request Custom Avatar</Button>
            <Button icon={Plus}>Create New Avatar</Button>
            <Button variant="primary" icon={Plus}>
              Generate AI Avatar
            </Button>
          </>
        }
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByRole('heading', { level: 1 }));
    await expect(words.getClientRects()).toHaveLength(1);
  },
};
export const LongTitle: Story = { args: { title: unbroken } };
export const LargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
