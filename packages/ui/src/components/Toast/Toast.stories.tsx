import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { markup } from '../../fixtures/hostile.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { toast, toastQueue, TOAST_TONES } from './toastQueue.ts';

const onRetry = fn();

const meta = {
  title: 'Components/Feedback/Toast',
  id: 'components-toast',
  component: ToastRegion,
  tags: ['feedback', 'notification', 'snackbar'],
  render: () => (
    <>
      <Inline gap={3}>
        {TOAST_TONES.map((tone) => (
          <Button
            key={tone}
            onPress={() => toast.show({ tone, children: `“Spring launch” was marked as ${tone}.` })}
          >
            {tone}
          </Button>
        ))}
        <Button
          onPress={() =>
            toast.show({
              tone: 'danger',
              children: 'Failed to delete project.',
              action: { label: 'Try again', onPress: onRetry },
            })
          }
        >
          failure
        </Button>
        <Button onPress={() => toast.show({ children: 'Gone in a moment.', timeout: 300 })}>
          short
        </Button>
      </Inline>
      <ToastRegion />
    </>
  ),
  beforeEach: () => {
    toast.clear();
    return () => toast.clear();
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
};

const showThree: Story['play'] = async ({ canvasElement }) => {
  for (const name of ['success', 'warning', 'failure']) await press(canvasElement, name);
  await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3));
};

export const Stacked: Story = { play: showThree };
export const StackedDark: Story = { play: showThree, globals: { theme: 'dark' } };
export const StackedRightToLeft: Story = { play: showThree, globals: { direction: 'rtl' } };
export const StackedNarrowLargeText: Story = {
  play: async (context) => {
    await showThree(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

/** A notice is announced once: its text is in a single live region. */
export const AnnouncedOnce: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'success');
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('“Spring launch” was marked as success.');
    await expect(screen.getAllByText('“Spring launch” was marked as success.')).toHaveLength(1);
    await expect(screen.getByRole('region', { name: /notification/i })).toContainElement(alert);
  },
};

export const LeavesByItself: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'short');
    await screen.findByRole('alert');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** Hovering pauses the timers of all notices; leaving resumes them. */
export const PausesOnHover: Story = {
  play: async ({ canvasElement }) => {
    const pause = spyOn(toastQueue, 'pauseAll');
    const resume = spyOn(toastQueue, 'resumeAll');
    await press(canvasElement, 'short');
    const shown = await screen.findByRole('alertdialog');
    await userEvent.hover(shown);
    await waitFor(() => expect(pause).toHaveBeenCalled());
    resume.mockClear();
    await userEvent.unhover(shown);
    await waitFor(() => expect(resume).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** F6 moves focus to the notice; its action runs and closes it. */
export const KeyboardAction: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'failure');
    const shown = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{F6}');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: /notification/i })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    within(shown).getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'danger');
    const shown = await screen.findByRole('alertdialog');
    await userEvent.click(within(shown).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const ForcedColors: Story = { play: showThree, globals: { forcedColors: 'active' } };

/** An unbreakable name stays inside the notice, and markup is shown as text. */
export const HostileValues: Story = {
  play: async () => {
    toast.show({ tone: 'success', children: `“${unbroken}” was duplicated.` });
    toast.show({
      tone: 'danger',
      children: `Failed to delete “${markup}”.`,
      action: { label: 'Try again', onPress: onRetry },
    });
    await screen.findByText(`Failed to delete “${markup}”.`);
    for (const shown of screen.getAllByRole('alertdialog')) {
      await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
    }
  },
};
