import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Disclosure, type DisclosureProps } from './Disclosure.tsx';
import { DISCLOSURE_VARIANTS } from './Disclosure.css.ts';

const meta = {
  title: 'Components/Navigation/Disclosure',
  id: 'components-disclosure',
  component: Disclosure,
  tags: ['navigation', 'accordion', 'details'],
  args: { title: 'More filters', children: <Text>Location, style, saved only.</Text> },
  argTypes: {
    children: { control: false },
    variant: {
      control: 'select',
      options: DISCLOSURE_VARIANTS,
      description: 'With or without a box; panel by default.',
    },
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

function Both(args: DisclosureProps) {
  return (
    <Stack gap={5}>
      {DISCLOSURE_VARIANTS.map((variant) => (
        <Disclosure key={variant} {...args} variant={variant} />
      ))}
    </Stack>
  );
}

export const Closed: Story = { render: Both };
export const Open: Story = { render: Both, args: { defaultExpanded: true } };
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Closed, globals: { direction: 'rtl' } };
export const ForcedColors: Story = { ...Open, globals: { forcedColors: 'active' } };
export const Disabled: Story = { args: { isDisabled: true } };

export const Trailing: Story = {
  args: {
    trailing: (
      <Text variant="small" tone="muted">
        2 set
      </Text>
    ),
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'More filters' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).getByText(/Location/)).toBeVisible();
  },
};

/** The browser's find-in-page finds collapsed content and expands it. */
export const FoundInPage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = canvas.getByRole('group', { hidden: true });
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    panel.dispatchEvent(new Event('beforematch'));
    await expect(await canvas.findByRole('button', { expanded: true })).toBeVisible();
    await expect(panel).not.toHaveAttribute('hidden');
    await userEvent.click(canvas.getByRole('button'));
    await expect(panel).toHaveAttribute('hidden', 'until-found');
  },
};

export const LongTitleNarrow: Story = {
  args: { title: 'What happens to my voice recordings after an avatar has been made from them?' },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

export const UnbrokenTitle: Story = {
  args: { title: unbroken, trailing: '2 set', defaultExpanded: true, children: unbroken },
  play: staysInWindow,
};
