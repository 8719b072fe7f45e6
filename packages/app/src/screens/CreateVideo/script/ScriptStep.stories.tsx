import { demoScript } from '@lectern/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { fillField } from '../../../stories/fillField.ts';
import { simulateFullDisk } from '../../../stories/simulateFullDisk.ts';
import { withApp } from '../../../stories/withApp.tsx';
import { CreateVideoScreen } from '../CreateVideoScreen.tsx';
import { holdProject } from '../stories/holdProject.ts';
import {
  withoutProject,
  atStep,
  DARK,
  endpoints,
  heard,
  NARROW,
  onThisDevice,
  PHONE,
  projects,
  SCRIPT,
} from '../stories/wizardStory.ts';
import { DEMO_SCRIPT, SUGGESTIONS } from './suggestions.ts';

const { generateScript, getProject, getScript, linkScript } = endpoints;

const meta = {
  title: 'Screens/Create video/Script/Script',
  id: 'screens-create-video-script',
  component: CreateVideoScreen,
  decorators: [withApp],
  parameters: withoutProject('script'),
} satisfies Meta<typeof CreateVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const sheet = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Script' });
const prompt = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: 'What is your video about?' });
const readAloud = (canvas: Canvas) =>
  within(canvas.getByRole('complementary', { name: 'Read aloud' }));
const draft = { parameters: atStep('script', projects.script) };

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await sheet(canvas)).toHaveValue('');
    await expect(canvas.getByText('About 0:00')).toBeVisible();
    await expect(canvas.queryByText('Project Mode')).toBeNull();
    await expect(canvas.queryByText('Draft kept in this project')).toBeNull();
  },
};

/** The language detected from the text, until the user sets it. */
export const Language: Story = {
  ...draft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'English, set the language' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Welsh' }));
    const set = await canvas.findByRole('button', { name: 'Welsh, set the language' });
    await expect(readAloud(canvas).getByText('Welsh')).toBeVisible();
    await userEvent.click(set);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Detect the language' }));
    await expect(
      await canvas.findByRole('button', { name: 'English, set the language' }),
    ).toBeVisible();
  },
};

// Specification: wizard.5, wizard.8, wizard.9, constants.14, readings.11
/** 62 words take 24.8 s, which this step rounds up. */
export const Draft: Story = {
  ...draft,
  play: async ({ canvas }) => {
    await expect(await sheet(canvas)).toHaveValue(SCRIPT);
    await expect(canvas.getByText('About 0:25')).toBeVisible();
    await expect(canvas.getByText('62')).toBeVisible();
    await expect(readAloud(canvas).getByText('English')).toBeVisible();
    await expect(canvas.getByText('Project Mode')).toBeVisible();
    await expect(canvas.getByText('Draft kept in this project')).toBeVisible();
  },
};

/** A word with two pronunciations: both are offered, for this place only. */
export const PronouncedBySense: Story = {
  parameters: atStep('script', { ...projects.script, script: 'Wind is what it needs.' }),
  play: async ({ canvas, userEvent }) => {
    const area = await sheet(canvas);
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('no text area');
    area.setSelectionRange(2, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Pronunciation' }));
    await userEvent.click(await screen.findByRole('button', { name: 'wind it up' }));
    await expect(screen.getByRole('textbox', { name: 'Say “Wind” as' })).toHaveValue('wined');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(area).toHaveValue('Wind [say wined] is what it needs.');
  },
};

const UNSPEAKABLE =
  'Good morning, {{first_name}}, and welcome. [pause 45s] In its first week, our customers gave it ' +
  '♪♪♪ and told their friends. A small team can ship a <strong>brighter</strong> product.';

// Specification: wizard-more.10
/**
 * Each problem is explained in one sentence, at its place and beside the script; Continue stays enabled.
 */
export const Unspeakable: Story = {
  parameters: atStep('script', { ...projects.script, script: UNSPEAKABLE }),
  play: async ({ canvas, userEvent, step }) => {
    const area = await sheet(canvas);
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('no text area');
    const selected = () => area.value.slice(area.selectionStart, area.selectionEnd);
    await step('The list shows the sentences again and moves the caret', async () => {
      await expect(
        await canvas.findByRole('heading', { name: '4 places no voice can speak' }),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /^\[pause 45s\]/ }));
      await expect(area).toHaveFocus();
      await expect(selected()).toBe('[pause 45s]');
      await expect(canvas.getByText('2 of 4')).toBeVisible();
    });
    await step('Alt and an arrow move to the next place and wrap at the end', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
      await expect(canvas.getByRole('group', { name: 'Voices do not read tags' })).toBeVisible();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(selected()).toBe('{{first_name}}');
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await expect(selected()).toBe('<strong>');
    });
    await step('The suggested fix removes the place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Take out both' }));
      await expect(area.value).toContain('ship a brighter product.');
      await expect(area).toHaveFocus();
      await canvas.findByRole('heading', { name: '3 places no voice can speak' });
      await userEvent.click(canvas.getByRole('button', { name: /^\{\{first_name/ }));
      await userEvent.keyboard('Ada');
      await expect(area.value).toContain('Good morning, Ada, and');
      await canvas.findByRole('heading', { name: '2 places no voice can speak' });
    });
    await step('Escape closes the note, and Continue was enabled throughout', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('group', { name: /Pauses|No sound/ })).toBeNull();
      await expect(area).toHaveFocus();
      await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
    });
  },
};

/** The note at its place, left open. */
export const UnspeakableNote: Story = {
  parameters: Unspeakable.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^<strong>/ }));
    await expect(canvas.getByText('4 of 4')).toBeVisible();
  },
};
export const UnspeakableNoteDark: Story = { ...UnspeakableNote, globals: DARK };
export const UnspeakableNotePhone: Story = { ...UnspeakableNote, globals: PHONE };

// Specification: wizard-more.11
/** Warns about a character without a font on this device before it becomes an empty box in the captions. */
export const Undrawable: Story = {
  parameters: atStep('script', { ...projects.script, script: 'This is a sign: \u0378\u0378.' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This device cannot draw this sign\./)).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: '1 place captions cannot show' }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: atStep('script', projects.script, [endpoints.getProject.pending]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your project...')).toBeInTheDocument();
  },
};

// Specification: validation.3, validation.4
/** Without a prompt the button is disabled, and Enter reports what is missing. */
export const PromptMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await sheet(canvas);
    await userEvent.type(prompt(canvas), '  ');
    await expect(canvas.getByRole('button', { name: 'Generate' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByText('Please enter a prompt to generate a script'),
    ).toBeVisible();
    await expect(prompt(canvas)).toHaveFocus();
  },
};

// Specification: states.15, validation.5
/** Continue without a script. */
export const ScriptMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = await sheet(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByText('Please generate or write a script before continuing'),
    ).toBeVisible();
    await expect(area).toHaveFocus();
  },
};

// Specification: wizard.7
/** Each chip fills the prompt with its full sentence. */
export const Suggested: Story = {
  play: async ({ canvas, userEvent }) => {
    await sheet(canvas);
    for (const suggestion of SUGGESTIONS) {
      // One press after the other, like a user.
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.click(canvas.getByRole('button', { name: suggestion.label }));
      // oxlint-disable-next-line no-await-in-loop
      await expect(prompt(canvas)).toHaveValue(suggestion.prompt);
    }
  },
};

// Specification: wizard.6
/**
 * The generated script replaces the previous text; Undo restores it. After the last step, the focus moves from
 * the disabled button to the other one.
 */
export const Generated: Story = {
  parameters: atStep('script', projects.script, [
    generateScript.answering({ id: 'scr_9', text: 'A whole new script.' }),
  ]),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const area = await sheet(canvas);
    await fillField(context, prompt(canvas), 'Something else');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(area).toHaveValue('A whole new script.'));
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveValue(SCRIPT);
    await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveValue('A whole new script.');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};

/** Generating takes a while, and can be cancelled. */
export const Generating: Story = {
  parameters: atStep('script', projects.script, [generateScript.pending]),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const area = await sheet(canvas);
    await fillField(context, prompt(canvas), 'Something else');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Tech startup intro' })).toBeVisible();
    await expect(area).toHaveValue(SCRIPT);
  },
};

// Specification: errors.22, readings.13
/** The demo script is inserted; Undo restores the previous text. */
export const GenerateFailed: Story = {
  parameters: atStep('script', projects.script, [generateScript.failing(500)]),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const area = await sheet(canvas);
    await fillField(context, prompt(canvas), 'Something else');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to generate script. Please try again.',
    );
    await expect(area).toHaveValue(DEMO_SCRIPT);
    const [undo] = canvas.getAllByRole('button', { name: 'Undo' });
    if (undo) await userEvent.click(undo);
    await expect(area).toHaveValue(SCRIPT);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

// Specification: calls.17
/** A response without text is a failure like any other. */
export const GenerateEmpty: Story = {
  parameters: withoutProject('script', [generateScript.odd({ segments: [] })]),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const area = await sheet(canvas);
    await fillField(context, prompt(canvas), 'Something');
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByText('Failed to generate script. Please try again.'),
    ).toBeVisible();
    await expect(area).toHaveValue(DEMO_SCRIPT);
  },
};

// Specification: wizard.8
/** The editor's own history handles the browser's shortcuts, word by word. */
export const UndoByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = await sheet(canvas);
    await userEvent.type(area, 'one two');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(area).toHaveValue('one ');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(area).toHaveValue('');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(area).toHaveValue('one ');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(area).toHaveValue('one two');
    await expect(canvas.getByRole('button', { name: 'Redo' })).toBeDisabled();
  },
};

export const Copied: Story = {
  ...draft,
  play: async ({ canvas, userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await sheet(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(async () => expect(await screen.findByText('Script copied')).toBeVisible());
    await expect(written).toHaveBeenCalledWith(SCRIPT);
    written.mockRestore();
  },
};

/** Ids of the linked scripts. */
let linked: unknown[] = [];
const noteLink = linkScript.answering(({ params }) => {
  linked.push(params.scriptId);
  return projects.draft;
});

// Specification: routes.8, readings.2, calls.18, calls.24
/**
 * `?script=`: a stored script starts a new video and is linked to it. It takes precedence over a template in
 * the query, and both leave the prompt unfocused (readings).
 */
export const FromLibrary: Story = {
  parameters: withoutProject('script', [noteLink, getScript.answering(demoScript(0))], {
    script: 'scr_demo1',
    template: 'quick-tips',
    ai: true,
  }),
  play: async ({ canvas, userEvent }) => {
    linked = [];
    const area = await sheet(canvas);
    await waitFor(() => expect(area).toHaveTextContent(/^Good morning, and welcome/));
    await expect(prompt(canvas)).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(linked).toHaveLength(1));
  },
};

// Specification: readings.2
/** A template in the query takes precedence over the prompt. */
export const TemplateWins: Story = {
  parameters: withoutProject('script', [], { template: 'quick-tips', ai: true }),
  play: async ({ canvas }) => {
    const area = await sheet(canvas);
    await waitFor(() => expect(area).not.toHaveValue(''));
    await expect(prompt(canvas)).not.toHaveFocus();
  },
};

// Specification: routes.8
/** The script of `?script=` cannot be loaded at first, but on retry. */
export const FromLibraryFailed: Story = {
  parameters: withoutProject(
    'script',
    [
      getScript.failing(500, { body: { detail: 'Busy.' }, times: 1 }),
      getScript.answering(demoScript(0)),
    ],
    { script: 'scr_demo1' },
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The script could not be loaded: Busy.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    const area = await sheet(canvas);
    await waitFor(() => expect(area).toHaveTextContent(/^Good morning, and welcome/));
  },
};

/** The script of `?script=` is gone: the user's own text takes its place. */
export const FromLibraryGone: Story = {
  parameters: withoutProject('script', [getScript.failing(404)], { script: 'scr_gone' }),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('alert');
    const area = await sheet(canvas);
    await fillField(context, area, 'My own words.');
    await expect(area).toHaveValue('My own words.');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull());
  },
};

// Specification: routes.10, readings.3
/** `?ai=true` starts in the prompt. */
export const PromptFirst: Story = {
  parameters: withoutProject('script', [], { ai: true }),
  play: async ({ canvas }) => {
    await sheet(canvas);
    await waitFor(() => expect(prompt(canvas)).toHaveFocus());
  },
};

/**
 * A prompt in the query fills the field and is removed from the URL, so that a reload keeps later changes.
 */
export const PromptFilled: Story = {
  parameters: withoutProject('script', [], { ai: true, prompt: 'A welcome for new colleagues' }),
  play: async (context) => {
    const { canvas } = context;
    await sheet(canvas);
    await waitFor(() => expect(prompt(canvas)).toHaveValue('A welcome for new colleagues'));
    await waitFor(() => expect(prompt(canvas)).toHaveFocus());
    await fillField(context, prompt(canvas), ' at Northlight');
    await expect(prompt(canvas)).toHaveValue('A welcome for new colleagues at Northlight');
  },
};

/** 20,000 words, then one more letter within a frame or two. */
export const VeryLong: Story = {
  parameters: atStep('script', { ...projects.script, script: 'word '.repeat(20_000).trim() }),
  play: async ({ canvas }) => {
    const area = await sheet(canvas);
    await waitFor(() => expect(canvas.getByText('20,000')).toBeVisible());
    await expect(canvas.getByText('About 133:20')).toBeVisible();
    await fireEvent.input(area, { target: { value: `${'word '.repeat(20_000)}more` } });
    await waitFor(() => expect(canvas.getByText('20,001')).toBeVisible());
  },
};

/** Storage rejects everything: the text stays on the page, and the user is warned. */
export const DraftNotKept: Story = {
  play: async ({ canvas, userEvent }) => {
    const allow = simulateFullDisk();
    const area = await sheet(canvas);
    await userEvent.type(area, 'Hello');
    await expect(
      await canvas.findByText(/This draft could not be kept on this device/),
    ).toBeVisible();
    await expect(area).toHaveValue('Hello');
    allow();
  },
};

// Specification: more.1
/** Typed text is kept at once for the next visit; the note appears once it is on disk. */
export const DraftKept: Story = {
  ...draft,
  play: async (context) => {
    const { canvas } = context;
    await fillField(context, await sheet(canvas), ' Thank you.');
    await expect(canvas.queryByText('Draft kept in this project')).toBeNull();
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Thank you.'));
    await expect(await canvas.findByText('Draft kept in this project')).toBeVisible();
  },
};

/** The project cannot be loaded; a retry shows its text. */
export const ProjectFailed: Story = {
  parameters: atStep('script', projects.script, [getProject.failing(500, { times: 1 })]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await sheet(canvas)).toHaveValue(SCRIPT);
  },
};

// Specification: more.2
/** Another tab has the project open: this one is read-only until it takes over. */
export const SecondTab: Story = {
  ...draft,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(async () =>
      expect(
        await canvas.findByText(
          'This project is open in another tab. To avoid losing changes, edit it in one tab only.',
        ),
      ).toBeVisible(),
    );
    const area = await sheet(canvas);
    await expect(area).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Read only here' }));
    await expect(await canvas.findByText(/^Read only\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit here' }));
    await waitFor(() => expect(area).not.toHaveAttribute('readonly'));
    await fillField(context, area, ' And so on.');
    await expect(area).toHaveValue(`${SCRIPT} And so on.`);
    await expect(canvas.queryByText(/^Read only\./)).toBeNull();
  },
  beforeEach: () => holdProject(projects.script.id),
};

const MARKED =
  'Good morning, [pause 0.5s] and welcome to Northlight [say north light]. Ready? [pause 1.5s]';
const marked = {
  parameters: atStep('script', { ...projects.script, script: MARKED }, [], {
    backend: onThisDevice(),
  }),
};

// Specification: wizard-more.5
/** Marks are counted and take time, but do not count as words. */
export const Marked: Story = {
  ...marked,
  play: async ({ canvas }) => {
    await expect(await sheet(canvas)).toHaveValue(MARKED);
    const facts = canvas.getByRole('complementary', { name: 'Read aloud' });
    await expect(facts).toHaveTextContent(/About 0:05.*Words7Characters47.*Pauses2, 2 seconds/);
    await expect(facts).toHaveTextContent('Pronunciations1');
  },
};
export const MarkedDark: Story = { ...marked, globals: DARK };

// Specification: wizard-more.1
/** A pause is inserted at the caret with its length selected, so that the next key changes it. */
export const PauseAdded: Story = {
  ...draft,
  play: async ({ canvas, userEvent }) => {
    const area = await sheet(canvas);
    await userEvent.click(area);
    if (area instanceof HTMLTextAreaElement) area.setSelectionRange(13, 13);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(area).toHaveFocus());
    await userEvent.keyboard('2');
    await expect(area).toHaveValue(SCRIPT.replace('morning,', 'morning, [pause 2s]'));
    await expect(canvas.getByText('1, 2 seconds')).toBeVisible();
  },
};

// Specification: wizard-more.1
/** Sets a word's pronunciation everywhere, by keyboard; it is played before it is saved, and undone. */
export const Pronounced: Story = {
  parameters: atStep('script', { ...projects.script, script: 'Nuuk is cold. So is Nuuk.' }, [], {
    backend: onThisDevice(),
  }),
  play: async ({ canvas, userEvent }) => {
    const area = await sheet(canvas);
    await userEvent.click(area);
    if (area instanceof HTMLTextAreaElement) area.setSelectionRange(2, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Pronunciation' }));
    const field = await screen.findByRole('textbox', { name: 'Say “Nuuk” as' });
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(field, 'nook');
    heard.length = 0;
    await userEvent.click(await screen.findByRole('button', { name: 'Listen' }));
    await waitFor(() => expect(heard).toMatchObject([{ text: 'nook' }]));
    await userEvent.type(field, '{Enter}');
    await waitFor(() =>
      expect(area).toHaveValue('Nuuk [say nook] is cold. So is Nuuk. [say nook]'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pronunciation' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(area).toHaveValue('Nuuk is cold. So is Nuuk.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(area).toHaveValue('Nuuk [say nook] is cold. So is Nuuk. [say nook]');
  },
};

// Specification: wizard-more.6
/** A file replaces the script, and Undo restores it; files that are not text are rejected. */
export const Imported: Story = {
  ...draft,
  play: async ({ canvas, userEvent }) => {
    const area = await sheet(canvas);
    const picker = canvas.getByLabelText('Text or project file');
    await userEvent.upload(picker, new File(['# Hello\n\nWe are **here**.'], 'notes.md'));
    await waitFor(() => expect(area).toHaveValue('Hello\n\nWe are here.'));
    await expect(await screen.findByText(/“notes.md” is in your script/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(area).toHaveValue(SCRIPT);
    await userEvent.upload(picker, new File(['%PDF-1.7'], 'slides.txt'));
    await expect(await screen.findByText(/“slides.txt” is a PDF/)).toBeInTheDocument();
    await expect(area).toHaveValue(SCRIPT);
  },
};

function drop(file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const init = { bubbles: true, cancelable: true, dataTransfer };
  document.body.dispatchEvent(new DragEvent('drop', init));
}

/**
 * Dropped anywhere: a text file is loaded into the sheet, as from the picker; a project file is not used as
 * text, and the message names a broken one.
 */
export const DroppedProjectFile: Story = {
  ...draft,
  play: async ({ canvas }) => {
    const area = await sheet(canvas);
    drop(new File(['Dropped words.'], 'notes.txt'));
    await waitFor(() => expect(area).toHaveValue('Dropped words.'));
    drop(new File(['{"version":1}'], 'launch.lectern.json'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '“launch.lectern.json” was not opened: it has no “title”.',
    );
    await expect(canvas.getByRole('button', { name: 'Choose another' })).toBeVisible();
    await expect(area).toHaveValue('Dropped words.');
  },
};

export const Phone: Story = { ...draft, tags: ['visual-phone'], globals: PHONE };
export const Narrow: Story = { ...draft, globals: { ...NARROW, textSize: '200' } };
export const Dark: Story = { ...draft, globals: DARK };
export const RightToLeft: Story = { ...draft, globals: { direction: 'rtl' } };
