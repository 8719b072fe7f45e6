import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clapperboard } from 'lucide-react';
import { expect, waitFor, within } from 'storybook/test';
import { broken, launchScene } from '../../fixtures/pictures.ts';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Components/Media/Picture',
  id: 'components-picture',
  component: Picture,
  tags: ['media', 'image', 'internal'],
  args: { src: launchScene, missingIcon: Clapperboard },
  // The picture fills its frame, which a card usually provides.
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 257, aspectRatio: '16 / 9', overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without alternative text: the subject is named next to the picture. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

/** With alternative text, because nothing else names the subject. */
export const Named: Story = {
  args: { alt: 'A presenter beside a rising chart' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'A presenter beside a rising chart' }),
    ).toBeVisible();
  },
};

export const Missing: Story = { args: { src: null } };
export const MissingDark: Story = { ...Missing, globals: { theme: 'dark' } };
export const MissingForcedColors: Story = { ...Missing, globals: { forcedColors: 'active' } };

/** A broken picture looks like a missing one and never shows the browser's broken-image icon. */
export const Broken: Story = {
  args: { src: broken },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const SmallestLargeText: Story = {
  ...Missing,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
