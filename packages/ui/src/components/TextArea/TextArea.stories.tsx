import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/Forms/TextArea',
  id: 'components-textarea',
  component: TextArea,
  tags: ['form', 'input', 'text', 'textarea'],
  args: {
    label: 'Description',
    placeholder: 'A calm presenter in a sunlit kitchen',
    description: 'What you want to see.',
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = {
  args: { showCount: true, maxLength: 200, defaultValue: 'A gardener' },
  globals: { theme: 'dark' },
};

export const Counting: Story = {
  args: { showCount: true, maxLength: 12 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'A gardener');
    await expect(canvas.getByText('10 / 12', { exact: false })).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox'), ' at dawn');
    await expect(canvas.getByRole('textbox')).toHaveValue('A gardener a');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Please enter a prompt to generate an avatar', showCount: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Please enter a prompt to generate an avatar',
    );
  },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Locked' } };
export const ForcedColors: Story = { ...Invalid, globals: { forcedColors: 'active' } };
export const RightToLeft: Story = { ...Invalid, globals: { direction: 'rtl' } };
export const NarrowLargeText: Story = {
  args: { showCount: true, maxLength: 200, defaultValue: 'One two three '.repeat(10) },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

/** Pointer users see the focus ring too, because a text caret needs it. Tab leaves the area. */
export const KeyboardFocus: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Description' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await expect(getComputedStyle(area.parentElement ?? area).outlineWidth).toBe('2px');
    await userEvent.keyboard('One{Enter}two');
    await expect(area).toHaveValue('One\ntwo');
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(area).toHaveFocus();
  },
};

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    await userEvent.hover(area);
    await expect(area.parentElement).toHaveAttribute('data-hovered', 'true');
  },
};

/** Long words break inside the area and below it. */
export const HostileValues: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <Stack gap={5}>
      <TextArea
        {...args}
        label={unbroken}
        description={unbroken}
        defaultValue={unbroken}
        showCount
      />
      <TextArea {...args} label={markup} errorMessage={markup} defaultValue={markup} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: markup });
    await expect(area).toHaveAccessibleDescription(markup);
    await staysInWindow();
  },
};
