import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/Box.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  id: 'components-tooltip',
  component: Tooltip,
  tags: ['overlay', 'hint', 'help'],
  args: { content: 'Private: only you can see it', children: <Button>Visibility</Button> },
  decorators: [
    (Story) => (
      <Box padding={16}>
        <Story />
      </Box>
    ),
  ],
  argTypes: {
    children: { control: false },
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await expect(button).toHaveAttribute('aria-describedby', tip.id);
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.tab({ shift: true });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Private');
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};

export const LongTextNarrow: Story = {
  args: {
    content:
      'Custom avatars are private: only people in your workspace can see them, and you can delete them at any time.',
  },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async () => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tip.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
  },
};

const shown: Story['play'] = async () => {
  await userEvent.tab();
  const tip = await screen.findByRole('tooltip');
  await waitFor(() => expect(tip).not.toHaveAttribute('data-entering'));
};
export const RightToLeft: Story = { play: shown, globals: { direction: 'rtl' } };
export const ForcedColors: Story = { play: shown, globals: { forcedColors: 'active' } };

/** Escape hides the tooltip; the control keeps the focus. */
export const Escape: Story = {
  play: async (context) => {
    await shown(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(within(context.canvasElement).getByRole('button')).toHaveFocus();
  },
};
