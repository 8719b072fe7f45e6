import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withApp } from '../../../stories/withApp.tsx';
import { CreateVideoScreen } from '../CreateVideoScreen.tsx';
import { STORY_IMPORT } from '../stories/storyImport.ts';
import {
  keptUpTo,
  ownProjects,
  type StoryRecordings,
  storyRecordings,
  storyScript,
} from '../stories/storyRecordings.ts';
import { SENTENCES } from '../stories/storySentences.ts';
import { atStep, DARK, endpoints, heard, NARROW, PHONE, projects } from '../stories/wizardStory.ts';

const at = ({ backend }: StoryRecordings) => atStep('voice', ownProjects.voice, [], { backend });

const meta = {
  title: 'Screens/Create video/Own voice',
  component: CreateVideoScreen,
  decorators: [withApp],
  parameters: at(storyRecordings(keptUpTo(0))),
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CreateVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const way = ({ canvas }: Context, name: string) =>
  canvas.findByRole('radio', { name: RegExp(`^${name}`) });
const generate = ({ canvas }: Context) => canvas.getByRole('button', { name: 'Generate Audio' });

/** Two equal options in one group; arrows choose, and the list keeps its state. */
export const Ways: Story = {
  parameters: atStep('voice', projects.voice, [endpoints.linkVoice.answering(ownProjects.voice)], {
    backend: storyRecordings(keptUpTo(0)).backend,
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await way(context, 'A voice from the list');
    await waitFor(() => expect(list).toBeEnabled());
    await expect(list).toBeChecked();
    await expect(list).toHaveAccessibleName(/15 English voices, each with a sample\.$/);
    await canvas.findByRole('radio', { name: /Olivia/ });
    list.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await way(context, 'Your own voice')).toBeChecked();
    await expect(await canvas.findByRole('heading', { name: 'Record' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /Olivia/ })).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByRole('radio', { name: /Olivia/ })).toBeChecked();
  },
};
export const WaysPhone: Story = { ...Ways, globals: PHONE, play: undefined };
export const WaysDark: Story = { ...Ways, globals: DARK, play: undefined };

/** Generate Audio names what is missing, until a voice from the list is chosen. */
export const NothingToGenerate: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await way(context, 'Your own voice');
    await waitFor(() => expect(generate(context)).toBeEnabled());
    await userEvent.click(generate(context));
    const missing = 'Record a sentence or use a recording first, or choose a voice from the list.';
    await expect(await canvas.findByText(missing)).toBeVisible();
    await userEvent.click(await way(context, 'A voice from the list'));
    await waitFor(() => expect(canvas.queryByText(missing)).toBeNull());
  },
};

/** Nothing is recorded: offers both ways to start, and information beforehand. */
export const Nothing: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await way(context, 'Your own voice')).toBeChecked();
    await expect(canvas.getByText('About 4 minutes')).toBeVisible();
    await expect(canvas.getByText('Nothing recorded yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Record' })).toBeEnabled();
    await expect(
      canvas.getByText('Recordings stay on this device. You can hear, export and delete them.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('Record yourself, or someone who has agreed to it.'),
    ).toBeVisible();
  },
};
export const NothingPhone: Story = { ...Nothing, globals: PHONE, play: undefined };
export const NothingDark: Story = { ...Nothing, globals: DARK, play: undefined };
export const SmallestLargeText: Story = {
  globals: { ...NARROW, textSize: '200' },
  play: async (context) => {
    await way(context, 'Your own voice');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const partly = () =>
  storyRecordings(
    storyScript(
      SENTENCES.map((_, place) =>
        place === 5 || place === 9
          ? null
          : place === 2
            ? 'too-quiet'
            : place === 7
              ? 'differs'
              : 'fits',
      ),
    ),
  );

/** The text names the sentences that a voice speaks meanwhile. */
export const Review: Story = {
  parameters: at(partly()),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('heading', { name: 'Your recording' });
    const rows = within(canvas.getByRole('list', { name: 'Sentences' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(12);
    await waitFor(() => expect(rows[5]).toHaveTextContent('Spoken by Olivia meanwhile'));
    await expect(rows[2]).toHaveTextContent('A little quiet, but it fits');
    await expect(rows[7]).toHaveTextContent('Kept although it sounds different');
    await expect(canvas.getByText('10 recorded, 2 by Olivia')).toBeVisible();
    await expect(canvas.getByText('On this device only, 3.8 MB.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Record the 2 left' })).toBeEnabled();
    await expect(generate(context)).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Play sentence 6' }));
    await waitFor(() =>
      expect(heard.at(-1)).toMatchObject({ text: SENTENCES[5], voiceId: 'olivia' }),
    );
  },
};
export const ReviewPhone: Story = { parameters: at(partly()), globals: PHONE };
export const ReviewDark: Story = { parameters: at(partly()), globals: DARK };
export const ReviewRightToLeft: Story = {
  parameters: at(partly()),
  globals: { direction: 'rtl' },
};

const doomed = partly();
/** Delete all asks first; afterwards the page is in its initial state, says so, and has the focus. */
export const DeleteAll: Story = {
  parameters: at(doomed),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete all' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete all recordings' });
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete all' }));
    await canvas.findByText('Nothing recorded yet');
    await expect(doomed.calls).toContainEqual(['removeAll']);
    await screen.findByText('All recordings of this video were deleted.');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Choose a voice' })).toHaveFocus(),
    );
  },
};

const FILE = new File(['sound'], 'northlight-take-3.m4a', { type: 'audio/mp4' });

async function choose({ canvas, canvasElement }: Context, file = FILE): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeEnabled());
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No way to choose a file');
  // Like a dropped file, whatever its type.
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const imported = storyRecordings(keptUpTo(0));
/** Shows where the sentences are in a file; edges are sliders with steps of 10 ms, or 100 ms with Shift. */
export const Import: Story = {
  parameters: at(imported),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context);
    await canvas.findByRole('heading', { name: 'Your recording, matched' });
    await expect(
      canvas.getByText('9 of 12 sentences fit. Look at the 3 that do not, the rest is ready.'),
    ).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: 'Sentences' })).getAllByRole('listitem');
    await expect(rows[7]).toHaveTextContent('This does not sound like the sentence');
    await waitFor(() =>
      expect(rows[9]).toHaveTextContent('Not in the file. Spoken by Olivia meanwhile'),
    );

    const edge = canvas.getByRole('slider', { name: /End.*Sentence 3|Sentence 3.*End/ });
    edge.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(edge).toHaveAttribute('aria-valuetext', '12.01 seconds');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(edge).toHaveAttribute('aria-valuetext', '12.11 seconds');
    await waitFor(() =>
      expect(imported.calls.at(-1)).toEqual([
        'checkStretch',
        SENTENCES[2],
        { start: 10.2, end: 12.11 },
      ]),
    );
  },
};
export const ImportPhone: Story = {
  parameters: at(storyRecordings(keptUpTo(0))),
  globals: PHONE,
  play: (context) => choose(context),
};
export const ImportDark: Story = { ...ImportPhone, globals: DARK };

let endKeeping: (() => void) | undefined;

/** Users who leave while the sentences are kept are not taken to the recording room. */
export const LeftWhileKeeping: Story = {
  parameters: at(
    storyRecordings(keptUpTo(0), {
      keepStretches: () =>
        new Promise((resolve) => {
          endKeeping = resolve;
        }),
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context);
    const record = await canvas.findByRole('button', { name: 'Record the missing ones' });
    await userEvent.click(record);
    await waitFor(() => expect(record).toBeDisabled());
    await expect(canvas.getByRole('button', { name: 'Use another file' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('link', { name: /Script/ }));
    const sheet = await canvas.findByRole('textbox', { name: 'Script' });
    endKeeping?.();
    await userEvent.type(sheet, 'On ');
    await expect(sheet).toBeVisible();
    await expect(sheet).toHaveFocus();
  },
};

/**
 * A sentence that was said twice in the file: the second reading is used until the user chooses the first.
 * Use recording keeps the sentences found.
 */
export const ImportedTwice: Story = {
  parameters: at(
    storyRecordings(keptUpTo(0), {
      readFile: () =>
        Promise.resolve({
          ...STORY_IMPORT,
          stretches: STORY_IMPORT.stretches.map((stretch, i) =>
            i === 2
              ? {
                  ...stretch,
                  verdict: { kind: 'twice' as const, from: null },
                  first: { start: 9.7, end: 10.1 },
                }
              : stretch,
          ),
        }),
      checkStretch: () => Promise.resolve({ kind: 'fits', from: null }),
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context);
    await canvas.findByText('Said twice, the second is used');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the first' }));
    await waitFor(() => expect(canvas.queryByText('Said twice, the second is used')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Use the first' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Use recording' }));
    await canvas.findByRole('heading', { name: 'Your recording' });
    // The voice's name arrives with the list of voices.
    await expect(await canvas.findByText('10 recorded, 2 by Olivia')).toBeVisible();
  },
};

const refusing = (code: string, message: string) =>
  storyRecordings(keptUpTo(0), {
    readFile: () => Promise.reject(Object.assign(new Error(message), { code })),
  });
const refused = (code: string, words: string, message = ''): Story => ({
  parameters: at(refusing(code, message)),
  play: async (context) => {
    await choose(context, new File(['%PDF'], 'northlight.pdf'));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(words);
    await expect(context.canvas.getByRole('button', { name: 'Choose another' })).toBeEnabled();
  },
});
export const NotARecording: Story = refused(
  'not-audio',
  '“northlight.pdf” is not a recording. Use WAV, MP3, M4A, OGG or WebM.',
);
export const NothingSaid: Story = refused(
  'silent',
  'No speech was found in this file. It may be music, or silence.',
);
export const TooLong: Story = refused(
  'too-long',
  'This file lasts 1:04:10. Files of up to 1 hour are read: cut it first.',
  'This file lasts 1:04:10. Files of up to 1 hour are read: cut it first.',
);

/** Matching a file can be cancelled. */
export const Matching: Story = {
  parameters: at(
    storyRecordings(keptUpTo(0), {
      readFile: (_project, _file, { onProgress }) => {
        onProgress(0.4);
        return new Promise(() => undefined);
      },
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context);
    const bar = await canvas.findByRole('progressbar', { name: /Matching northlight-take-3/ });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await canvas.findByRole('button', { name: 'Choose a file' });
  },
};

/** The file is a recording of something else. */
export const AnotherScript: Story = {
  parameters: at(
    storyRecordings(keptUpTo(0), {
      readFile: async () => ({
        ...STORY_IMPORT,
        stretches: STORY_IMPORT.stretches.map((stretch, place) =>
          place < 2 ? stretch : { ...stretch, start: null, end: null },
        ),
        notes: ['telephone', 'one-side'],
      }),
    }),
  ),
  play: async (context) => {
    await choose(context);
    await context.canvas.findByText(
      'Only 2 of 12 sentences were found. Is this the recording of this script?',
    );
    await expect(context.canvas.getByText(/telephone quality \(8 kHz\)/)).toBeVisible();
  },
};
