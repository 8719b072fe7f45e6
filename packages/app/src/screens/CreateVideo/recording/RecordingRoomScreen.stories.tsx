import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import type { TakeVerdict } from '../../../backend/voiceRecordings.ts';
import { withApp } from '../../../stories/withApp.tsx';
import { asked, type FakeMicrophone, plugIn } from '../stories/fakeMicrophone.ts';
import {
  keptUpTo,
  ownProjects,
  type StoryRecordings,
  storyRecordings,
  storyScript,
  storyTake,
} from '../stories/storyRecordings.ts';
import { SENTENCES } from '../stories/storySentences.ts';
import { atStep, DARK, NARROW, PHONE } from '../stories/wizardStory.ts';
import { RecordingRoomScreen } from './RecordingRoomScreen.tsx';

/** The room for a project whose voice is the user's own. */
const room = ({ backend }: StoryRecordings, sentence?: number) =>
  atStep('voice', ownProjects.voice, [], { backend, path: paths.recordingRoom(sentence) });

/**
 * Seven sentences are kept. Each story has its own recordings, because takes are also kept when a story
 * ends.
 */
const seven = () => room(storyRecordings(keptUpTo(7)));

let plugged: ReturnType<typeof plugIn>;
const microphone = (fake?: FakeMicrophone) => () => {
  plugged = plugIn(fake);
  return plugged.restore;
};

const meta = {
  title: 'Screens/Create video/Recording room',
  component: RecordingRoomScreen,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', ...seven() },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: microphone(),
} satisfies Meta<typeof RecordingRoomScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const turnOn = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Turn on the microphone' }));
  await canvas.findByRole('meter', { name: 'Level of the microphone' });
  await plugged.sounds();
};
const current = ({ canvas }: Context) => canvas.getByRole('heading', { level: 1 });
const hears = ({ canvas }: Context, words: RegExp) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words));

/** Explains why before the browser asks. */
export const Permission: Story = {
  parameters: room(storyRecordings(keptUpTo(0))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Read your script aloud' });
    await expect(canvas.getByText('0 of 12 sentences')).toBeVisible();
    await expect(
      canvas.getByText(
        '12 sentences take about 4 minutes. Stop when you like, and go on tomorrow.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/someone who has agreed to it/)).toBeVisible();
    await expect(asked).toEqual([]);
  },
};
export const PermissionPhone: Story = { ...Permission, globals: PHONE };

/** The first open sentence, with the dock's main button focused for the keyboard. */
export const Ready: Story = {
  play: async (context) => {
    await turnOn(context);
    const { canvas } = context;
    await expect(current(context)).toHaveTextContent(SENTENCES[7]);
    await expect(canvas.getByText('7 of 12 sentences')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Record' })).toHaveFocus());
    await expect(asked).toMatchObject([
      { audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false } },
    ]);
    await waitFor(() =>
      expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Good'),
    );
  },
};
export const ReadyPhone: Story = { ...Ready, globals: PHONE };
export const ReadyDark: Story = { ...Ready, globals: { ...Ready.globals, ...DARK } };
export const RightToLeft: Story = { ...Ready, globals: { direction: 'rtl' } };
export const ForcedColors: Story = { ...Ready, globals: { forcedColors: 'active' } };
export const SmallestLargeText: Story = {
  ...Ready,
  globals: { ...NARROW, textSize: '200' },
  play: async (context) => {
    await turnOn(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Space starts and ends a take; the take is kept as it ends. */
export const Recording: Story = {
  parameters: seven(),
  play: async (context) => {
    await turnOn(context);
    const { canvas, userEvent } = context;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Record' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('Recording')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toHaveFocus();
    await hears(context, /^Recording sentence 8\.$/);
  },
};
export const RecordingPhone: Story = { ...Recording, parameters: seven(), globals: PHONE };

/** Waits until the clock of the running take shows a second. */
const oneSecond = ({ canvas, canvasElement }: Context) =>
  waitFor(
    () => {
      // The sentences have times, too.
      const strip = canvas.getByText('Recording').parentElement ?? canvasElement;
      return expect(within(strip).getByText(/^0:0[1-9]$/)).toBeVisible();
    },
    { timeout: 5_000 },
  );

const kept = storyRecordings(keptUpTo(7));
/** Enter keeps a take that sounds right: the next sentence is announced, and focus stays in the dock. */
export const Kept: Story = {
  parameters: room(kept),
  beforeEach: microphone({ speed: 2 }),
  play: async (context) => {
    await Recording.play?.(context);
    const { canvas, userEvent } = context;
    await oneSecond(context);
    await userEvent.keyboard(' ');
    await canvas.findByText('Sounds right');
    await expect(kept.calls).toContainEqual(['addTake', SENTENCES[7], expect.any(Number)]);
    await hears(context, /^Take 1\. Sounds right\.$/);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Keep, next sentence' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(current(context)).toHaveTextContent(SENTENCES[8]));
    await expect(canvas.getByText('8 of 12 sentences')).toBeVisible();
    await hears(context, /is kept\. Sentence 9 of 12/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Record' })).toHaveFocus());
  },
};

/** Escape discards the running take, and Undo restores it. */
export const ThrownAway: Story = {
  parameters: seven(),
  beforeEach: microphone({ speed: 2 }),
  play: async (context) => {
    await Recording.play?.(context);
    const { canvas, userEvent } = context;
    await oneSecond(context);
    await userEvent.keyboard('{Escape}');
    await canvas.findByText(/Press record, then read/);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await canvas.findByText('Sounds right');
  },
};

const restored = storyRecordings(keptUpTo(7));
/** Undo restores a discarded take beside one that is running, which goes on. */
export const RestoredWhileRecording: Story = {
  parameters: room(restored),
  beforeEach: microphone({ speed: 2 }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const takes = () => restored.calls.filter(([name]) => name === 'addTake');
    await Recording.play?.(context);
    await oneSecond(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Record' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(takes()).toHaveLength(1));
    await expect(restored.calls).not.toContainEqual(['end', SENTENCES[7]]);
    await expect(canvas.getByText('Recording')).toBeVisible();
    await oneSecond(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await hears(context, /^Take 2\. Sounds right\.$/);
    await expect(takes()).toHaveLength(2);
  },
};

const withTake = (kind: TakeVerdict['kind'], more: Partial<TakeVerdict> = {}) => {
  const script = storyScript([
    ...(['fits', 'fits', 'too-quiet', 'fits', 'clipped', null, 'fits'] as const),
  ]);
  return storyRecordings(
    script.map((sentence, at) =>
      at === 7
        ? {
            ...sentence,
            takes: [
              storyTake('first', 2.4),
              storyTake('second', 3, { kind, from: kind === 'differs' ? 2 : null, ...more }),
            ],
          }
        : sentence,
    ),
  );
};

/** Words that differ from the script are underlined; Keep is always offered. */
export const Problem: Story = {
  parameters: room(withTake('differs'), 8),
  play: async (context) => {
    await turnOn(context);
    const { canvas, userEvent } = context;
    await canvas.findByText(`This does not sound like “${SENTENCES[7]}”`);
    await hears(context, /Record it again, or keep it\. It parts from the script/);
    const again = canvas.getByRole('button', { name: 'Record again' });
    await waitFor(() => expect(again).toHaveFocus());
    await expect(canvas.getByText('Too quiet. Come closer, or retake it.')).toBeVisible();
    await userEvent.keyboard('k');
    await waitFor(() => expect(current(context)).toHaveTextContent(SENTENCES[8]));
  },
};
export const ProblemPhone: Story = {
  parameters: room(withTake('differs'), 8),
  globals: PHONE,
  play: turnOn,
};
export const ProblemDark: Story = { ...ProblemPhone, globals: DARK };

const problem = (
  kind: Parameters<typeof withTake>[0],
  words: string,
): Pick<Story, 'parameters' | 'play'> => ({
  parameters: room(withTake(kind), 8),
  play: async (context) => {
    await turnOn(context);
    await expect(await context.canvas.findByText(words)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Keep it' })).toBeEnabled();
  },
});
export const Silent: Story = problem('silent', 'This take is silent.');
export const TooQuiet: Story = problem(
  'too-quiet',
  'This take is too quiet: made louder, it would hiss.',
);
export const Clipped: Story = {
  ...problem('clipped', 'The microphone was too loud in 3 places.'),
  parameters: room(withTake('clipped', { places: 3 }), 8),
};
export const LeftOut: Story = {
  ...problem('left-out', '“know what has changed” was not heard.'),
  parameters: room(withTake('left-out', { unheard: 'know what has changed' }), 8),
};
export const Noisy: Story = problem('noisy', 'There is a steady noise behind you.');
export const NoisyDark: Story = { ...Noisy, globals: DARK };
/** The first reading is a take, too. */
export const Twice: Story = {
  parameters: room(withTake('twice'), 8),
  play: async (context) => {
    await turnOn(context);
    const { canvas, userEvent } = context;
    await canvas.findByText('This sentence was said twice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the first' }));
    await canvas.findByText('Sounds right');
    await expect(canvas.getByRole('button', { name: 'Take 1' })).toBeVisible();
  },
};
/** When a sentence was changed after it was recorded, only that one needs recording again. */
export const Changed: Story = {
  parameters: room(
    storyRecordings(
      keptUpTo(12).map((sentence, at) =>
        at === 7 ? { ...sentence, takes: [], keptTakeId: null, isChanged: true } : sentence,
      ),
    ),
  ),
  play: async (context) => {
    await turnOn(context);
    const { canvas } = context;
    await expect(current(context)).toHaveTextContent(SENTENCES[7]);
    await expect(canvas.getByText(/You changed this sentence after recording it/)).toBeVisible();
    await expect(canvas.getByText('Changed after you recorded it.')).toBeVisible();
  },
};
export const NoSpeech: Story = problem('not-speech', 'No speech was found in this take.');

/**
 * Arrows move through the script, S skips; with a modifier, keys are left to the browser. A break turns the
 * microphone off, and Enter ends it.
 */
export const Keys: Story = {
  parameters: seven(),
  play: async (context) => {
    await turnOn(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(current(context)).toHaveTextContent(SENTENCES[6]));
    await hears(context, /^Sentence 7 of 12/);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(current(context)).toHaveTextContent(SENTENCES[7]));
    await userEvent.keyboard('s');
    await waitFor(() => expect(current(context)).toHaveTextContent(SENTENCES[8]));
    await expect(canvas.getByText('Skipped')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Record' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Break' }));
    await canvas.findByText(/A break. The microphone is off/);
    await expect(canvas.getByRole('button', { name: 'Go on' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/Press record, then read/);
  },
};

const refused = (refusal: string, words: RegExp, action: string): Story => ({
  parameters: room(storyRecordings(keptUpTo(0))),
  beforeEach: microphone({ refusal }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on the microphone' }));
    const banner = (await canvas.findByText(words)).closest('[role=status]');
    await expect(banner).toHaveTextContent(action);
  },
});
export const Refused: Story = refused(
  'NotAllowedError',
  /The microphone is blocked for this site/,
  'Try again',
);
export const NoneFound: Story = refused(
  'NotFoundError',
  /No microphone was found/,
  'Use a recording',
);
export const Busy: Story = refused(
  'NotReadableError',
  /Another program holds the microphone/,
  'Try again',
);

/** A microphone that is unplugged ends the take, which is kept. */
export const Unplugged: Story = {
  parameters: seven(),
  play: async (context) => {
    await Recording.play?.(context);
    const { canvas } = context;
    await oneSecond(context);
    plugged.unplug();
    await canvas.findByText(/“Studio microphone \(USB\)” went away at 0:01/);
    await canvas.findByText('Sounds right');
    await expect(canvas.getByRole('button', { name: 'Choose another' })).toBeEnabled();
  },
};

/** No sound arrives at all. */
export const Muted: Story = {
  beforeEach: microphone({ volume: 0, speed: 2 }),
  play: async (context) => {
    await turnOn(context);
    await context.canvas.findByText(/Nothing arrives: the microphone is muted/, undefined, {
      timeout: 6_000,
    });
  },
};

/** On phones the sentences are in a sheet. */
export const SheetPhone: Story = {
  globals: PHONE,
  play: async (context) => {
    await turnOn(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'All sentences' }));
    const list = await screen.findByRole('listbox', { name: 'Sentences' });
    await userEvent.click(await screen.findByRole('option', { name: /We started/ }));
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(current(context)).toHaveTextContent(SENTENCES[2]);
  },
};

/** The disk is full: an error is shown, and the sentence stays as it was. */
export const StorageFull: Story = {
  parameters: room(
    storyRecordings(keptUpTo(7), {
      addTake: () =>
        Promise.reject(
          Object.assign(new Error('There is no room left on this device.'), {
            code: 'storage-full',
          }),
        ),
    }),
  ),
  beforeEach: microphone({ speed: 2 }),
  play: async (context) => {
    await Recording.play?.(context);
    const { canvas, userEvent } = context;
    await oneSecond(context);
    await userEvent.keyboard(' ');
    await screen.findByText('There is no room left on this device.');
    await canvas.findByText(/Press record, then read/);
  },
};
