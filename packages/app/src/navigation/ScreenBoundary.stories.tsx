import { ApiError } from '@lectern/api-client';
import { Button } from '@lectern/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { withApp } from '../stories/withApp.tsx';
import { ScreenBoundary, type ScreenBoundaryProps } from './ScreenBoundary.tsx';

/** A screen that fails while rendering. */
function Failing({ error }: { error: Error }): never {
  throw error;
}

const meta = {
  title: 'Screens/Error boundary',
  component: ScreenBoundary,
  decorators: [withApp],
  parameters: { app: { path: '/' } },
  args: { resetKey: '/', children: null },
} satisfies Meta<ScreenBoundaryProps>;
export default meta;
type Story = StoryObj<ScreenBoundaryProps>;

function caught(error: Error, hint: string): Story {
  return {
    args: { children: <Failing error={error} /> },
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { name: 'Something went wrong' }),
      ).toBeVisible();
      await expect(canvas.getByText(hint)).toBeVisible();
      await expect(document.title).toBe('Something went wrong · Lectern');
      await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
    },
  };
}

const answered = (status: number) =>
  new ApiError({ kind: 'http', message: 'Unable to read the project list.', status });

// Specification: routes.21, errors.29
export const ServerError = caught(
  answered(500),
  'There was a server error. Please try again later.',
);
// Specification: errors.29
export const NotFound = caught(answered(404), 'The requested resource was not found.');
// Specification: errors.29
export const BadRequest = caught(answered(400), 'Please check your input and try again.');
// Specification: errors.29
export const Forbidden = caught(
  answered(403),
  'You do not have permission to perform this action.',
);
// Specification: errors.29
export const SignInNeeded = caught(answered(401), 'Please log in to continue.');
// Specification: errors.29
export const Unknown = caught(new Error(''), 'Please try again or contact support.');

/** A screen that works until its button is pressed. */
function Breaking() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('');
  return <Button onPress={() => setBroken(true)}>Break</Button>;
}

/** A screen that fails during use loses focus with its controls: the error's heading receives it. */
export const FailedInUse: Story = {
  args: { children: <Breaking /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Break' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Something went wrong' }),
    ).toHaveFocus();
  },
};
