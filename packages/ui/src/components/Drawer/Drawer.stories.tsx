import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta = {
  title: 'Components/Overlays/Drawer',
  id: 'components-drawer',
  component: Drawer,
  tags: ['overlay', 'navigation', 'side-sheet'],
  args: {
    label: 'Navigation',
    isOpen: false,
    onOpenChange: () => undefined,
    children: (
      <Stack padding={3} gap={2}>
        <LinkButton href="#dashboard" variant="ghost">
          Dashboard
        </LinkButton>
        <LinkButton href="#videos" variant="ghost">
          My Videos
        </LinkButton>
      </Stack>
    ),
  },
  parameters: { layout: 'fullscreen' },
  render: function Held(args: DrawerProps) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Menu</Button>
        <Drawer {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  argTypes: {
    children: { control: false },
    from: {
      control: 'select',
      options: ['topBar', 'viewport'],
      description: 'Where it starts: below the app’s sticky bar, or at the top of the window.',
    },
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
  await waitFor(() => expect(drawer.parentElement).not.toHaveAttribute('data-entering'));
  return drawer;
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const drawer = await open(canvasElement);
    await expect(drawer.getBoundingClientRect().left).toBe(0);
  },
};
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const drawer = await open(canvasElement);
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(innerWidth));
  },
};

export const NarrowLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    const drawer = await open(canvasElement);
    // A strip of the page stays visible to press.
    await expect(drawer.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth - 48);
  },
};

/** Focus stays inside, Escape closes the drawer, and focus returns to the button that opened it. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const drawer = await open(canvasElement);
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  },
};

/** Long links break inside the sheet, which keeps its width. */
export const LongText: Story = {
  args: {
    children: (
      <Stack padding={3} gap={2}>
        <LinkButton href="#long" variant="ghost">
          {unbroken}
        </LinkButton>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const drawer = await open(canvasElement);
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
};
