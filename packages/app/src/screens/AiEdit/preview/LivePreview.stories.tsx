import { demoProjectsByState } from '@lectern/mocks/fixtures';
import { LOOK_LIST, type LookId } from '@lectern/studio/looks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type FormChange, formReducer } from '../form/formReducer.ts';
import { EMPTY_FORM } from '../form/form.ts';
import { LivePreview, type LivePreviewProps } from './LivePreview.tsx';

const still = demoProjectsByState.completed.video_data?.thumbnail_url ?? '';

interface Shown extends Pick<LivePreviewProps, 'ratio' | 'seconds' | 'cues'> {
  title: string;
  change: FormChange;
}

/** Uses a still instead of a player, because fifteen films would have to load. */
function Preview({ id, title, change, ...shown }: Shown & { id: LookId }) {
  const stage = useRef<HTMLDivElement>(null);
  const form = [
    { type: 'templateChosen', template: id } as const,
    { type: 'titleModeChosen', mode: 'manual' } as const,
    { type: 'titleTyped', text: title } as const,
    { type: 'changed', change } as const,
  ].reduce(formReducer, EMPTY_FORM);
  return (
    <LivePreview stage={stage} form={form} hasOwnCaptions={false} {...shown}>
      <div
        role="region"
        aria-label={id}
        style={{ aspectRatio: '16 / 9', overflow: 'hidden', containerType: 'inline-size' }}
      >
        <video muted poster={still} style={{ inlineSize: '100%', blockSize: '100%' }} />
      </div>
    </LivePreview>
  );
}

const meta = {
  title: 'Screens/AI Edit/Live preview',
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '0.5rem' }}>
      {LOOK_LIST.map(({ id }) => (
        <Preview key={id} id={id} {...args} />
      ))}
    </div>
  ),
  // The preview is a picture that no one needs to read; the rendered film has readable captions.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  args: {
    ratio: 16 / 9,
    seconds: null,
    cues: [
      { start: 0, end: 3, text: 'Good morning, and welcome.' },
      { start: 3, end: 7, text: 'First, write the way you speak.' },
      { start: 7, end: 12, text: 'Second, begin with an extraordinarily interesting idea.' },
    ],
    title: 'Three better ways',
    change: {},
  },
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Checks that every text of every look stays inside its picture. */
const isInside: Story['play'] = async ({ canvasElement, args }) => {
  await document.fonts.ready;
  const frames = [...canvasElement.querySelectorAll('[data-framing]')];
  await expect(frames).toHaveLength(LOOK_LIST.length);
  await waitFor(() => {
    const outside = frames.flatMap((frame) => {
      const box = frame.getBoundingClientRect();
      const width = Math.min(box.width, box.height * args.ratio);
      const left = box.left + (box.width - width) / 2 - 1;
      return [...frame.querySelectorAll('[dir=auto]')].flatMap((text) => {
        const words = text.getBoundingClientRect();
        const isIn =
          words.left >= left &&
          words.right <= left + width + 2 &&
          words.top >= box.top - 1 &&
          words.bottom <= box.bottom + 1;
        return isIn ? [] : [`${frame.firstElementChild?.ariaLabel}: ${text.textContent}`];
      });
    });
    return expect(outside).toEqual([]);
  });
};

// Specification: edit.26
/** The looks before playback starts. */
export const EveryLook: Story = { play: isInside };
/** During the second sentence, when lists show their first point. */
export const EveryLookSpeaking: Story = { args: { seconds: 5.2 }, play: isInside };
// Specification: edit.26
export const Tall: Story = { args: { ratio: 9 / 16 }, play: isInside };
export const TallSpeaking: Story = {
  args: { ratio: 9 / 16, seconds: 5.2, change: { listicleStyle: 'no-bg', videoShape: 'circle' } },
  play: isInside,
};
/** Fifty letters in one word, and a caption of long words. */
export const LongestTitle: Story = {
  args: { title: 'W'.repeat(50), seconds: 2.5 },
  play: isInside,
};
/** A second video at the bottom left with the widest stroke. */
export const SecondVideoBelow: Story = {
  args: {
    change: { videoPosition: 'bottom-left', videoShape: 'rectangle', strokeWidth: 999 },
  },
  play: isInside,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: isInside };
