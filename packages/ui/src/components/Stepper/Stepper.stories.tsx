import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Stepper } from './Stepper.tsx';

const steps = [
  { id: 'script', label: 'Script' },
  { id: 'voice', label: 'Voice' },
  { id: 'avatar', label: 'Avatar' },
  { id: 'processing', label: 'Processing' },
  { id: 'preview', label: 'Preview' },
];

const meta = {
  title: 'Components/Navigation/Stepper',
  id: 'components-stepper',
  component: Stepper,
  tags: ['navigation', 'progress', 'wizard'],
  args: { label: 'Create video steps', steps, currentId: 'avatar' },
  parameters: {
    storyTable: {
      empty: 'A wizard always has steps.',
      many: 'A wizard has at most about six steps: their numbers share one line.',
    },
  },
  argTypes: {
    href: { control: false },
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

// Specification: wizard.4, states.31
export const EveryStep: Story = {
  render: (args) => (
    <Stack gap={8}>
      {steps.map(({ id, label }) => (
        <Stepper key={id} {...args} label={`At ${label}`} currentId={id} />
      ))}
    </Stack>
  ),
  // The progress is (step − 1) / 4.
  play: async ({ canvasElement }) => {
    const values = within(canvasElement)
      .getAllByRole('progressbar')
      .map((bar) => Number(bar.ariaValueNow) / Number(bar.ariaValueMax));
    await expect(values).toEqual([0, 0.25, 0.5, 0.75, 1]);
  },
};
export const EveryStepDark: Story = { ...EveryStep, globals: { theme: 'dark' } };

// Specification: wizard.4
/** Completed steps are links; later ones are not. */
export const Linked: Story = {
  args: { href: (id) => (['script', 'voice'].includes(id) ? `#/create/${id}` : undefined) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Script, done' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Voice/ })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: /Preview/ })).toBeNull();
    await expect(canvas.getByText('Avatar').parentElement).toHaveAttribute('aria-current', 'step');
  },
};

/** A step that was passed without being completed has no tick. */
export const PassedNotDone: Story = {
  args: { ...Linked.args, isDone: (id) => id !== 'script' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '1 Script' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voice, done' })).toBeVisible();
  },
};

// Specification: constants.13
/** Only numbers, with the current step in words below. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Step 3 of 5: Avatar')).toBeVisible();
  },
};
export const LargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** An unknown id counts as the first step. */
export const UnknownStep: Story = { args: { currentId: 'nowhere' } };
export const ForcedColors: Story = { ...EveryStep, globals: { forcedColors: 'active' } };

/** Only links have a hover state. */
export const Hover: Story = {
  args: Linked.args,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Voice/ });
    await userEvent.hover(link);
    await expect(link).toHaveAttribute('data-hovered', 'true');
  },
};

/** A wizard with a single step: no bar, and no progress yet. */
export const OnlyOne: Story = {
  args: { steps: steps.slice(0, 1), currentId: 'script' },
  play: async ({ canvasElement }) => {
    const progress = within(canvasElement).getByRole('progressbar');
    await expect(progress).toHaveAttribute('aria-valuenow', '0');
    await expect(progress).toHaveAttribute('aria-valuetext', 'Step 1 of 1: Script');
  },
};

/** A name too long for the line is truncated; assistive technology reads all of it. */
export const LongText: Story = {
  args: {
    steps: steps.map((step) => (step.id === 'voice' ? { ...step, label: unbroken } : step)),
  },
  play: staysInWindow,
};
