import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hand, Pointer, Smile, ThumbsUp } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { Button } from '../Button/Button.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { ChoiceGrid } from './ChoiceGrid.tsx';

const DRAWING =
  'data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 72 56%27%3E%3Crect width=%2772%27 height=%2756%27 fill=%27teal%27/%3E%3C/svg%3E';

const meta = {
  title: 'Components/Forms/ChoiceGrid',
  id: 'components-choicegrid',
  component: ChoiceGrid,
  tags: ['form', 'choice', 'picture', 'grid'],
  args: {
    label: 'Gestures',
    sections: [
      {
        title: 'Hands',
        pictureOf: (id) => (id === 'thumb' ? null : DRAWING),
        choices: [
          { id: 'wave', label: 'Wave', icon: Hand },
          { id: 'thumb', label: 'Thumb up', icon: ThumbsUp },
          { id: 'left', label: 'Point left', icon: Pointer, turn: -90 },
          { id: 'right', label: 'Point right', icon: Pointer, turn: 90 },
          { id: 'up', label: 'Point up', icon: Pointer },
        ],
      },
      { title: 'Face', choices: [{ id: 'smile', label: 'Smile', icon: Smile }] },
    ],
    selectedId: null,
    onChoose: fn(),
  },
} satisfies Meta<typeof ChoiceGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move through rows, columns and sections; Enter selects. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('option', { name: 'Wave' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Point up' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('smile');
  },
};

/** The selected choice has focus at first, and can be chosen again. */
export const Selected: Story = {
  args: { selectedId: 'left' },
  play: async ({ canvas, args }) => {
    const option = canvas.getByRole('option', { name: 'Point left', selected: true });
    await expect(option).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('left');
  },
};

/** Escape closes the popover without choosing anything. */
export const EscapeCancels: Story = {
  tags: ['no-visual'],
  args: { selectedId: 'left' },
  render: (args) => (
    <Popover label="Insert a gesture" trigger={<Button>Gesture</Button>}>
      {() => <ChoiceGrid {...args} />}
    </Popover>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Gesture' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Point left' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const SelectedDark: Story = { args: Selected.args, globals: { theme: 'dark' } };
export const Hover: Story = {
  play: async ({ canvas }) => {
    const option = canvas.getByRole('option', { name: 'Point up' });
    await userEvent.hover(option);
    await expect(option).toHaveAttribute('data-hovered', 'true');
  },
};

export const Pressed: Story = {
  play: async ({ canvas }) => {
    const option = canvas.getByRole('option', { name: 'Point up' });
    await userEvent.pointer({ target: option, keys: '[MouseLeft>]' });
    await expect(option).toHaveAttribute('data-pressed', 'true');
  },
};

/** No choices, one, and more than fit a window; unbreakable words stay inside their column. */
export const Empty: Story = { args: { sections: [] } };
export const OnlyOne: Story = {
  args: { sections: [{ title: 'Face', choices: [{ id: 'a', label: 'Smile', icon: Smile }] }] },
};
export const VeryMany: Story = {
  args: {
    sections: [
      {
        title: 'Hands',
        pictureOf: () => null,
        choices: Array.from({ length: 60 }, (_, i) => ({
          id: `${i}`,
          label: `Count ${i}`,
          icon: Hand,
        })),
      },
    ],
  },
};
export const LongText: Story = {
  args: {
    sections: [
      {
        title: unbroken,
        pictureOf: () => DRAWING,
        choices: [
          { id: 'a', label: unbroken, icon: Hand },
          { id: 'b', label: 'Wave', icon: Hand },
        ],
      },
      { title: 'Face', choices: [{ id: 'c', label: unbroken, icon: Smile }] },
    ],
  },
};

export const ForcedColors: Story = { args: Selected.args, globals: { forcedColors: 'active' } };
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
