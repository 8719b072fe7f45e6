import type { Wire } from '@lectern/api-client/contract';
import { demoVideoStatuses } from '@lectern/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { FilmPart, FilmProgress, ScriptChange } from '../../../backend/BackendContext.ts';
import { withApp } from '../../../stories/withApp.tsx';
import { CreateVideoScreen } from '../CreateVideoScreen.tsx';
import {
  atStep,
  DARK,
  endpoints,
  NARROW,
  onThisDevice,
  PHONE,
  projects,
} from '../stories/wizardStory.ts';

const { drawing, completed } = demoVideoStatuses;

/** Parts of 8 s, given as runs of the same state; `share` is how much of a part is done. */
function film(
  reason: FilmProgress['reason'],
  runs: readonly (readonly [count: number, state: FilmPart['state'], share?: number])[],
): FilmProgress {
  const states = runs.flatMap(([count, state, share]) =>
    Array.from({ length: count }, () => ({ state, share: share ?? (state === 'waiting' ? 0 : 1) })),
  );
  const parts = states.map((part, at) => ({ ...part, start: at * 8, end: at * 8 + 8 }));
  return { parts, reason, isEdit: false };
}

const resumed = film('resumption', [
  [15, 'kept'],
  [2, 'made'],
  [1, 'working', 0.7],
  [1, 'working', 0.35],
  [5, 'waiting'],
]);
const changed = film('change', [
  [9, 'kept'],
  [1, 'working', 0.6],
  [14, 'kept'],
]);

const monday: ScriptChange = {
  at: 72,
  sentences: 1,
  words: [
    { text: 'We open on ', state: 'same' },
    { text: 'Monday', state: 'removed' },
    { text: 'Friday', state: 'added' },
    { text: ' at nine, and lunch is on us.', state: 'same' },
  ],
};

/** The processing step while this device makes a film in parts. */
function making(
  progress: FilmProgress,
  { seconds, change = null }: { seconds: number; change?: ScriptChange | null },
  status: Wire['VideoStatus'] = { ...drawing, eta_seconds: seconds, stages_done: [] },
) {
  const { getVideoStatus } = endpoints;
  return atStep('processing', projects.rendering, [getVideoStatus.answering(status)], {
    backend: {
      ...onThisDevice(),
      watchVideo: (_id, onChange) => {
        const timer = setTimeout(() => onChange(progress));
        return () => clearTimeout(timer);
      },
      scriptChange: () => Promise.resolve(change),
    },
  });
}

const meta = {
  title: 'Screens/Create video/Film in parts',
  component: CreateVideoScreen,
  decorators: [withApp],
  parameters: making(resumed, { seconds: 22 }),
} satisfies Meta<typeof CreateVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A killed render resumes: finished parts are kept. */
export const Resumed: Story = {
  tags: ['visual', 'visual-phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Resuming at 63\s%$/ });
    await expect(
      await canvas.findByText(
        'The first 2:00 were already made. About 0:22 left, measured on this device.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Parts that are made are kept.')).toBeVisible();
    await expect(await canvas.findByText('2:16 of 3:12 made')).toBeVisible();
    const stages = await canvas.findByRole('list', { name: 'Stages of the render' });
    await expect(stages).toHaveTextContent('Script and voiceKept');
    await expect(stages).toHaveTextContent('17 of 24 parts');
    // One progress bar for both: the picture has no ring once it can be played.
    await expect(canvas.queryByRole('progressbar', { name: 'Parts of the video' })).toBeNull();
    await expect(
      canvas.getByRole('progressbar', { name: 'Processing your video' }),
    ).toHaveAttribute('aria-valuetext', 'Kept from last time, 15 parts; Made now, 2; To make, 7');
  },
};
export const ResumedDark: Story = { ...Resumed, tags: [], globals: DARK };
export const ResumedPhone: Story = { ...Resumed, tags: [], globals: PHONE };
export const ResumedNarrow: Story = {
  ...Resumed,
  tags: [],
  globals: { ...NARROW, textSize: '200' },
};
export const ResumedRightToLeft: Story = {
  ...Resumed,
  tags: [],
  globals: { direction: 'rtl' },
};
export const ResumedForcedColors: Story = {
  ...Resumed,
  tags: [],
  globals: { forcedColors: 'active' },
};

/** One word of the script changed: the sentence is shown, and most of the film is reused. */
export const Changed: Story = {
  tags: ['visual', 'visual-phone'],
  parameters: making(changed, { seconds: 3, change: monday }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Only the changed 8\sseconds are made$/ });
    await expect(
      await canvas.findByText('The other 3:04 are used again. About 0:03 left.'),
    ).toBeVisible();
    await expect(await canvas.findByText('At 1:12')).toBeVisible();
    await expect(canvas.getByText('Monday').closest('del')).toHaveTextContent('Before: Monday');
    await expect(canvas.getByText('Friday').closest('ins')).toHaveTextContent('Now: Friday');
    const stages = canvas.getByRole('list', { name: 'Stages of the render' });
    await expect(stages).toHaveTextContent('Voice for one sentence');
    await expect(stages).toHaveTextContent('60 %');
  },
};
export const ChangedDark: Story = { ...Changed, tags: [], globals: DARK };
export const ChangedPhone: Story = { ...Changed, tags: [], globals: PHONE };
export const ChangedNarrow: Story = {
  ...Changed,
  tags: [],
  globals: { ...NARROW, textSize: '200' },
};

/** The first of several sentences is shown, and the rest are counted. */
export const ChangedInManyPlaces: Story = {
  parameters: making(
    film('change', [
      [3, 'kept'],
      [1, 'made'],
      [2, 'working', 0.3],
      [18, 'kept'],
    ]),
    { seconds: 9, change: { ...monday, at: null, sentences: 4 } },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('And 3 more sentences.')).toBeVisible();
    await expect(canvas.queryByText(/^At /)).toBeNull();
  },
};

/** An AI edit keeps the script of its film, and its result cannot be previewed. */
export const EditChanged: Story = {
  parameters: making({ ...changed, isEdit: true }, { seconds: 3 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Only the changed/ });
    await expect(canvas.queryByRole('button', { name: 'Play the preview' })).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Processing your video' })).toHaveAttribute(
        'aria-valuenow',
        '62',
      ),
    );
  },
};

/** A new film: nothing is made yet, but it can be previewed. */
export const NoneKept: Story = {
  parameters: making(
    film('resumption', [
      [2, 'working', 0.4],
      [22, 'waiting'],
    ]),
    { seconds: 50 },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Play the preview' })).toBeEnabled();
    await expect(canvas.getByText('Live preview')).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: 'Processing your video' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'To make, 24 parts');
    await canvas.findByRole('heading', { name: 'Processing your video...' });
  },
};

/** The film can be previewed even before its parts are known. */
export const NotPlanned: Story = {
  parameters: making(film('sharing', []), { seconds: 50 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Play the preview' })).toBeEnabled();
    await expect(canvas.getByRole('progressbar', { name: 'Processing your video' })).toBeVisible();
  },
};

/** An hour has 450 parts. */
export const LongFilm: Story = {
  parameters: making(
    film('resumption', [
      [280, 'kept'],
      [12, 'made'],
      [2, 'working', 0.5],
      [156, 'waiting'],
    ]),
    { seconds: 400 },
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Resuming at 62\s%$/ });
    await expect(canvas.getByText('Kept from last time, 280 parts')).toBeVisible();
  },
};
export const LongFilmNarrow: Story = { ...LongFilm, globals: NARROW };

/** The render is complete: every part is made. */
export const Completed: Story = {
  parameters: making(resumed, { seconds: 0 }, completed),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Video generation complete!' });
    await expect(
      await canvas.findByRole('progressbar', { name: 'Parts of the video' }),
    ).toHaveAttribute('aria-valuetext', 'Kept from last time, 15 parts; Made now, 9');
  },
};

/** The render stopped half way, so a retry has less to do. */
export const Failed: Story = {
  parameters: making(resumed, { seconds: 0 }, demoVideoStatuses.failed),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Video generation failed: The encoder stopped/ });
    await expect(
      await canvas.findByText(/Retry goes on from the parts that are made\.$/),
    ).toBeVisible();
  },
};
