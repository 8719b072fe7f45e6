import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pause, Redo2, Sparkles, Undo2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Toolbar, ToolbarSeparator } from './Toolbar.tsx';

const onUndo = fn();
const onPause = fn();

const meta = {
  title: 'Components/Actions/Toolbar',
  id: 'components-toolbar',
  component: Toolbar,
  tags: ['actions', 'layout', 'keyboard'],
  args: {
    label: 'Script editing',
    children: (
      <>
        <IconButton icon={Undo2} aria-label="Undo" tooltip={false} onPress={onUndo} />
        <IconButton icon={Redo2} aria-label="Redo" tooltip={false} isDisabled />
        <ToolbarSeparator />
        <Button variant="ghost" icon={Pause} onPress={onPause}>
          Insert a pause
        </Button>
        <Button variant="ghost" icon={Sparkles}>
          Generate
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName('Insert a pause');
  },
};

/** The toolbar is one Tab stop; arrow keys move and skip disabled controls. */
export const Keyboard: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button>After</Button>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('toolbar', { name: 'Script editing' });
    await userEvent.tab();
    await expect(within(bar).getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(bar).getByRole('button', { name: 'Insert a pause' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPause).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(bar).getByRole('button', { name: 'Generate' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const next = within(canvasElement).getByRole('button', { name: 'Insert a pause' });
    await expect(next).toHaveFocus();
  },
};

/** The toolbar wraps and never widens the page. */
export const NarrowLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    const [first, last] = [
      within(canvasElement).getByRole('button', { name: 'Undo' }),
      within(canvasElement).getByRole('button', { name: 'Generate' }),
    ];
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(
      first.getBoundingClientRect().bottom,
    );
    await staysInWindow();
  },
};

export const LongWords: Story = {
  args: { children: <Button>{unbroken}</Button> },
  globals: { viewport: { value: 'mobile1' } },
  play: staysInWindow,
};
