import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withApp } from '../../../../stories/withApp.tsx';
import { CreateVideoScreen } from '../../CreateVideoScreen.tsx';
import {
  atStep,
  DARK,
  endpoints,
  keptStill,
  onThisDevice,
  PHONE,
  projects,
  shown,
} from '../../stories/wizardStory.ts';

const onDevice = (settings: Record<string, unknown> = {}) =>
  atStep('avatar', { ...projects.avatar, settings }, [], { backend: onThisDevice() });

const meta = {
  title: 'Screens/Create video/Avatar/Gestures',
  component: CreateVideoScreen,
  decorators: [withApp],
  parameters: onDevice(),
  // Wide enough for the preview to have its own column.
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CreateVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const line = async (canvas: Canvas) =>
  within(await canvas.findByRole('toolbar', { name: 'Gestures' }));
const names = (all: HTMLElement[]) => all.map((tick) => tick.getAttribute('aria-label'));

/**
 * Solid ticks are the script's marks, dashed ones come by rule; they form a single tab stop. The focused
 * tick shows its name to sighted users too.
 */
// Specification: wizard-more.35
export const Line: Story = {
  parameters: atStep('avatar', projects.avatar, [endpoints.listAvatars.ok], {
    backend: onThisDevice(),
  }),
  play: async ({ canvas, userEvent }) => {
    const ticks = await line(canvas);
    await expect(names(ticks.getAllByRole('button'))).toEqual([
      expect.stringMatching(/^Wave, 0:00.*, from your mark$/),
      expect.stringMatching(/^Count 2, 0:02.*, by rule$/),
      expect.stringMatching(/^Point left, 0:03.*, from your mark$/),
      expect.stringMatching(/^Nod, 0:04.*, by rule$/),
    ]);
    const [wave, count] = ticks.getAllByRole('button');
    wave?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(count).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      /^Count 2, 0:02.*, by rule$/,
    );
    await expect(canvas.getByText('By rule')).toBeVisible();
  },
};

/** Pressing a tick plays its gesture from a little before its first movement. */
export const Played: Story = {
  play: async ({ canvas, userEvent }) => {
    const ticks = await line(canvas);
    await userEvent.click(ticks.getByRole('button', { name: /^Point left/ }));
    await waitFor(() => expect(shown.at(-1)).toBeGreaterThan(3));
    await waitFor(() =>
      expect(ticks.getByRole('button', { name: /^Point left/ })).toHaveAttribute(
        'data-now',
        'true',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pause audio' }));
  },
};

/** Delete turns off a gesture by rule and Undo restores it; marks belong to the script. */
// Specification: wizard-more.35
export const TurnedOff: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const ticks = await line(canvas);
    await step('It is removed, and focus moves to the next one', async () => {
      ticks.getByRole('button', { name: /^Count 2/ }).focus();
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(ticks.queryByRole('button', { name: /^Count 2/ })).toBeNull());
      await expect(ticks.getByRole('button', { name: /^Point left/ })).toHaveFocus();
      await expect(await screen.findByText('Count 2 is turned off.')).toBeInTheDocument();
    });
    await step('A mark stays, with a hint about where to change it', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(
        await canvas.findByText('Point left is a mark of your script: take it out there.'),
      ).toBeInTheDocument();
      await expect(ticks.getByRole('button', { name: /^Point left/ })).toBeVisible();
    });
    await step('Undo brings it back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(ticks.getByRole('button', { name: /^Count 2/ })).toBeVisible());
    });
  },
};

/** Gestures turned off on an earlier visit can be turned on again. */
export const SomeOff: Story = {
  parameters: onDevice({ gesturesOff: [40, 80] }),
  play: async ({ canvas, userEvent }) => {
    const ticks = await line(canvas);
    await expect(ticks.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on 2 again' }));
    await waitFor(() => expect(ticks.getAllByRole('button')).toHaveLength(4));
  },
};

/** The default is Natural; the hint says what each manner does. */
// Specification: wizard-more.36
export const Manner: Story = {
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('radiogroup', { name: 'Manner' }));
    await expect(group.getByRole('radio', { name: 'Natural' })).toBeChecked();
    await expect(canvas.getByText(/^Hands on greetings, numbers and lists/)).toBeVisible();
    await userEvent.click(group.getByRole('radio', { name: 'None' }));
    await expect(group.getByRole('radio', { name: 'None' })).toBeChecked();
    await expect(
      canvas.getByText('Eyes and head alone. Your marks are always played.'),
    ).toBeVisible();
  },
};

/** The preview on the page moves only its lips; films keep their gestures. */
// Specification: wizard-more.37
export const ReducedMotion: Story = {
  globals: { motion: 'reduced', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await line(canvas);
    await waitFor(() => expect(keptStill.at(-1)).toBe(true));
  },
};

export const Dark: Story = { globals: { ...DARK, viewport: { value: 'desktop' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
};
export const Phone: Story = {
  globals: PHONE,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show preview' }));
    await line(canvas);
  },
};
