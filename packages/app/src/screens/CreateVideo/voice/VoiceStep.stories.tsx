import { demoVoices } from '@lectern/mocks/fixtures';
import { goneFile } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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
  NO_ENCODER,
  NO_FILES,
  onThisDevice,
  PHONE,
  projects,
} from '../stories/wizardStory.ts';
import { draftKey, newDraftAddress } from '../wizard/draftAddress.ts';
import { draftOf, serialiseDraft } from '../wizard/draftStore.ts';
import { tabId } from '../../../lib/page/tab.ts';
import { EMPTY_JOURNEY } from '../wizard/journey.ts';

const { generateAudio, listVoices } = endpoints;
const many = [...demoVoices, ...demoVoices].slice(0, 28).map((voice, index) => ({
  ...voice,
  id: `many_${index}`,
  voice_id: `many_${index}`,
}));

const meta = {
  title: 'Screens/Create video/Voice',
  component: CreateVideoScreen,
  decorators: [withApp],
  parameters: atStep('voice', projects.script),
} satisfies Meta<typeof CreateVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const voice = (canvas: Canvas, name: string) => canvas.findByRole('radio', { name: RegExp(name) });
/** The voices shown; the choice of the list's layout is another radio group. */
const voices = (canvas: Canvas) =>
  within(canvas.getByRole('radiogroup', { name: 'Choose a voice' })).getAllByRole('radio');
const generate = (canvas: Canvas) => canvas.findByRole('button', { name: 'Generate Audio' });

// Specification: wizard.11
/** 15 voices, of which ten are shown at first. A server has its own voices, so packs are not mentioned. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await voice(canvas, 'Olivia');
    await expect(voices(canvas)).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show More' }));
    await expect(voices(canvas)).toHaveLength(demoVoices.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Show Less' }));
    await expect(voices(canvas)).toHaveLength(10);
    await expect(canvas.queryByRole('button', { name: 'Voice packs' })).toBeNull();
  },
};

// Specification: wizard-more.12, readings.11
/** The length of the script is estimated from the chosen voice's own pace. */
export const Chosen: Story = {
  parameters: atStep('voice', projects.voice),
  play: async ({ canvas }) => {
    await expect(await voice(canvas, 'Olivia')).toBeChecked();
    await expect(canvas.getByText('Olivia reads your script')).toBeVisible();
    await expect(canvas.getByText(/^62 words/)).toHaveTextContent('62 words, about 0:19');
    // Phones show the time once the audio has been started.
    await expect(canvas.getByText('0:00 / 0:19')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Play audio' })).toBeDisabled();
    await expect(await generate(canvas)).toBeEnabled();
  },
};

const first = (canvas: Canvas) => voices(canvas)[0];
const presentedBy = (id: string) =>
  atStep('voice', { ...projects.script, avatar_id: id }, [endpoints.listAvatars.ok], {
    query: { avatar: id },
  });

/** Users who come from the library are first offered voices that fit their presenter; any may be chosen. */
export const ForAPresenter: Story = {
  parameters: presentedBy('avt_theo'),
  play: async ({ canvas, userEvent }) => {
    const finn = await voice(canvas, 'Finn');
    await expect(finn).toBe(first(canvas));
    await expect(canvas.getByText('Voices for Théo come first.')).toBeVisible();
    await expect(finn).not.toBeChecked();
    for (const radio of voices(canvas).slice(0, 8)) {
      await expect(radio).toHaveAccessibleName(/\bMale\b/);
    }
    const olivia = await voice(canvas, 'Olivia');
    await userEvent.click(olivia);
    await expect(olivia).toBeChecked();
    // Choosing does not reorder the list.
    await expect(first(canvas)).toBe(finn);
  },
};
export const ForAPresenterPhone: Story = { ...ForAPresenter, globals: PHONE };

/** If the presenters cannot be loaded, the voices keep their own order. */
export const PresentersFailed: Story = {
  parameters: atStep(
    'voice',
    { ...projects.script, avatar_id: 'avt_theo' },
    [endpoints.listAvatars.failing(500)],
    { query: { avatar: 'avt_theo' } },
  ),
  play: async ({ canvas }) => {
    await expect(await voice(canvas, 'Olivia')).toBe(first(canvas));
    await expect(canvas.queryByText(/come first/)).toBeNull();
  },
};

/** A browser without file storage can neither speak nor render: reported here, before anything is made. */
export const UnsupportedSpeech: Story = {
  parameters: atStep('voice', projects.voice, [], { backend: onThisDevice(NO_FILES) }),
  play: async ({ canvas }) => {
    const title = 'This browser cannot make videos';
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByText(/private file storage and H.264 video/)).toBeVisible();
    await expect(await voice(canvas, 'Olivia')).toBeChecked();
    await expect(await generate(canvas)).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /read/i })).toBeNull();
  },
};

/** A browser that lacks only the encoder still reads the script. */
export const UnsupportedRender: Story = {
  parameters: atStep('voice', projects.voice, [], { backend: onThisDevice(NO_ENCODER) }),
  play: async ({ canvas }) => {
    const title = 'This browser cannot make videos';
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(await voice(canvas, 'Olivia')).toBeChecked();
    await expect(await generate(canvas)).toBeEnabled();
  },
};

/** At a higher speed, the same words take less time. */
export const ChosenFaster: Story = {
  parameters: atStep('voice', projects.voice),
  play: async ({ canvas, userEvent }) => {
    await voice(canvas, 'Olivia');
    await expect(canvas.getByText('62 words, about 0:19')).toBeVisible();
    (await canvas.findByRole('slider', { name: 'Speed' })).focus();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('62 words, about 0:14')).toBeVisible();
  },
};

// Specification: constants.14
/** A server's voice without a pace: 62 words take 24.8 s, which this step rounds. */
export const OfUnknownPace: Story = {
  parameters: atStep('voice', projects.voice, [
    listVoices.answering(demoVoices.map((each) => ({ ...each, letters_per_second: null }))),
  ]),
  play: async ({ canvas }) => {
    await expect(await voice(canvas, 'Olivia')).toBeChecked();
    await expect(canvas.getByText('62 words, about 0:25')).toBeVisible();
  },
};

const SPANISH = 'Buenos días y bienvenidos a Northlight. Esta semana presentamos algo nuevo.';

// Specification: wizard-more.9
/**
 * No voice speaks the language: reported before audio is made. The user may know better, so nothing is
 * blocked.
 */
export const AnotherLanguage: Story = {
  parameters: atStep('voice', { ...projects.voice, script: SPANISH }),
  play: async ({ canvas, userEvent }) => {
    const title = 'Your script is in Spanish, and no voice here speaks it';
    await expect(await canvas.findByText(title)).toBeVisible();
    await expect(canvas.getByText('Buenos días y bienvenidos a Northlight.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Speak Spanish' })).toBeVisible();
    await expect(canvas.getByText('None on this device.')).toBeVisible();
    await expect(await generate(canvas)).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Not Spanish? Set the language' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'English' }));
    await waitFor(() => expect(canvas.queryByText(title)).toBeNull());
  },
};
export const AnotherLanguageDark: Story = {
  parameters: AnotherLanguage.parameters,
  globals: DARK,
};
export const AnotherLanguagePhone: Story = {
  parameters: AnotherLanguage.parameters,
  globals: PHONE,
};

/** Some voices speak the language, but not the chosen one: they come first, under their heading. */
export const ChosenOfAnotherLanguage: Story = {
  parameters: atStep('voice', { ...projects.voice, script: SPANISH }, [
    listVoices.answering(
      demoVoices.map((each, i) =>
        i === 2 ? { ...each, name: 'Ana', labels: { ...each.labels, language: 'es-ES' } } : each,
      ),
    ),
  ]),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Your script is in Spanish, and Olivia speaks English'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Speak English only' })).toBeVisible();
    const [first] = voices(canvas);
    await expect(first).toHaveAccessibleName(/Ana.*European Spanish/);
    await userEvent.click(canvas.getByRole('button', { name: /^All languages/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Spanish' }));
    await waitFor(() => expect(voices(canvas)).toHaveLength(1));
  },
};

/**
 * A voice without a sample reads the script's first sentence before it is chosen, if it speaks the
 * language.
 */
export const HeardWithoutSample: Story = {
  parameters: atStep(
    'voice',
    { ...projects.script, script: SPANISH },
    [
      listVoices.answering(
        demoVoices.map((each, i) => {
          if (i > 2) return each;
          const labels = { ...each.labels, language: i === 0 ? 'es' : 'de' };
          return { ...each, name: i === 0 ? 'Ana' : each.name, labels, preview_url: null };
        }),
      ),
    ],
    { backend: onThisDevice() },
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    heard.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Play Ana' }));
    const german = `Play ${demoVoices[1]?.name}`;
    await expect(canvas.queryByRole('button', { name: german })).toBeNull();
    await waitFor(() =>
      expect(heard).toEqual([
        expect.objectContaining({
          text: 'Buenos días y bienvenidos a Northlight.',
          voiceId: demoVoices[0]?.id,
        }),
      ]),
    );
    await expect(await voice(canvas, 'Ana')).not.toBeChecked();
  },
};

// Specification: wizard-more.9
/** The language is detected by its letters; its words count too, although no spaces separate them. */
export const AnotherWriting: Story = {
  parameters: atStep('voice', {
    ...projects.voice,
    script: '早上好，欢迎大家来到北光。今天我们要介绍一种新产品，它可以帮助小团队更快地制作视频。',
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Your script is in Chinese, and no voice here speaks it'),
    ).toBeVisible();
    await expect(canvas.queryByText(/^1 word/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the script' }));
    await expect(await canvas.findByRole('textbox', { name: 'Script' })).toBeVisible();
  },
};

/** The linked voice is not among the first ten, so all are shown to keep it in view. */
export const ChosenFarDown: Story = {
  parameters: atStep('voice', { ...projects.voice, voice_id: 'many_20' }, [
    listVoices.answering(many),
  ]),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(voices(canvas)).toHaveLength(28));
    await expect(voices(canvas).filter((radio) => radio.matches(':checked'))).toHaveLength(1);
  },
};

export const Loading: Story = {
  parameters: atStep('voice', projects.script, [listVoices.pending]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading voices...')).toBeInTheDocument();
    await expect(await generate(canvas)).toBeDisabled();
  },
};

export const Empty: Story = {
  parameters: atStep('voice', projects.script, [listVoices.empty]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No voices found' })).toBeVisible();
  },
};

// Specification: errors.23
/** The list fails to load, and a retry loads it. */
export const LoadFailed: Story = {
  parameters: atStep('voice', projects.script, [
    listVoices.failing(403, { body: { detail: 'Try later' }, times: 1 }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error loading voices: Try later',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await voice(canvas, 'Olivia');
  },
};

// Specification: entities.16, calls.12, errors.23
/** A response that is not a list is an error, too. */
export const LoadUnreadable: Story = {
  parameters: atStep('voice', projects.script, [listVoices.odd({ voices: [] })]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error loading voices: Invalid response format from API',
    );
  },
};

// Specification: validation.6
/** Generate without a voice. */
export const VoiceMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await voice(canvas, 'Olivia');
    await userEvent.click(await generate(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please select a voice');
  },
};

function wordsWithoutProject(): void {
  const draft = draftOf(
    { ...EMPTY_JOURNEY, script: 'Words that have no project yet.' },
    { isUnsent: true, takenVisits: [], writer: tabId() },
  );
  localStorage.setItem(draftKey(newDraftAddress('demo')), serialiseDraft(draft));
}

// Specification: validation.8
/** A voice and a script, but no project can be created. */
export const ProjectMissing: Story = {
  parameters: withoutProject('voice', [endpoints.createProject.failing(500)]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await voice(canvas, 'Olivia'));
    await userEvent.click(await generate(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Project ID not found. Please start the process again.',
    );
  },
  beforeEach: wordsWithoutProject,
};

/** No room for a project: the dialog reports it, and the text stays. */
export const ProjectFull: Story = {
  parameters: withoutProject('voice', [
    endpoints.createProject.failing(507, { body: { detail: 'There is no room.' } }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await voice(canvas, 'Olivia'));
    await userEvent.click(await generate(canvas));
    const dialog = within(await screen.findByRole('dialog', { name: 'Storage is full' }));
    await expect(dialog.getByText('Error generating audio: There is no room.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error generating audio: There is no room.',
    );
  },
  beforeEach: wordsWithoutProject,
};

// Specification: wizard.13, states.19, validation.7
/** Opened without a script, whose step is therefore not ticked. */
export const ScriptMissing: Story = {
  parameters: withoutProject('voice'),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('No script available. Please go back and create a script first.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1 Script' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Script' }));
    await expect(await canvas.findByRole('textbox', { name: 'Script' })).toBeVisible();
  },
};

/**
 * Generating takes a while, and can be cancelled. The Cancel button is removed when pressed: keyboard users
 * continue from the button next to it.
 */
export const Generating: Story = {
  parameters: atStep('voice', projects.voice, [generateAudio.pending]),
  play: async ({ canvas, userEvent }) => {
    await voice(canvas, 'Olivia');
    await userEvent.click(await generate(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull());
    await expect(await generate(canvas)).toBeEnabled();
    (await generate(canvas)).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Cancel' });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await generate(canvas)).toHaveFocus());
  },
};

// Specification: errors.24
export const GenerateFailed: Story = {
  parameters: atStep('voice', projects.voice, [
    generateAudio.failing(422, { body: { detail: 'There are no words to speak.' } }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await voice(canvas, 'Olivia');
    await userEvent.click(await generate(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error generating audio: There are no words to speak.',
    );
  },
};

// Specification: wizard-more.21
/** No room for the audio: reported in the dialog that frees some, then on the page. */
export const GenerateFull: Story = {
  parameters: atStep('voice', projects.voice, [
    generateAudio.failing(507, { body: { detail: 'There is no room.' } }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await voice(canvas, 'Olivia');
    await userEvent.click(await generate(canvas));
    const dialog = within(await screen.findByRole('dialog', { name: 'Storage is full' }));
    await expect(dialog.getByText('Error generating audio: There is no room.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error generating audio: There is no room.',
    );
  },
};

// Specification: entities.17, calls.13, errors.24
/** A response without `audio_url`. */
export const GenerateUnreadable: Story = {
  parameters: atStep('voice', projects.voice, [generateAudio.odd({ ok: true })]),
  play: async ({ canvas, userEvent }) => {
    await voice(canvas, 'Olivia');
    await userEvent.click(await generate(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error generating audio: Invalid response format from API',
    );
  },
};

// Specification: states.16
/** Once audio is generated, the avatar step opens; back on this step, the audio can be played. */
export const Generated: Story = {
  parameters: atStep('voice', projects.voice, [
    generateAudio.answering({ audio_url: projects.audio.audioUrl ?? '' }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await voice(canvas, 'Olivia');
    await userEvent.click(await generate(canvas));
    const heading = await canvas.findByRole('heading', { name: 'Choose a presenter' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Voice' }));
    await expect(await canvas.findByRole('button', { name: 'Play audio' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('heading', { name: 'Choose a presenter' });
  },
};

// Specification: wizard-more.8, wizard-more.14, readings.12
/**
 * Audio has its real length. Another voice or speed makes it out of date; restoring the first one makes it
 * current.
 */
export const OutOfDate: Story = {
  parameters: atStep('voice', projects.audio),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeEnabled();
    await userEvent.click(await voice(canvas, 'James'));
    await expect(
      await canvas.findByText(/The script, its language, the voice or its speed has changed/),
    ).toBeVisible();
    await expect(await generate(canvas)).toBeEnabled();
    await userEvent.click(await voice(canvas, 'Olivia'));
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeEnabled();
    const speed = await canvas.findByRole('slider', { name: 'Speed' });
    await expect(await canvas.findByText(/^62 words, 0:0\d$/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeEnabled();
    speed.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText(/its speed has changed/)).toBeVisible();
    await expect(canvas.getByText('1.05×')).toBeVisible();
    await expect(await generate(canvas)).toBeEnabled();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeEnabled();
  },
};

// Specification: more.3
/** A sample that cannot be played is reported, and the voice can still be chosen. */
export const SampleBroken: Story = {
  parameters: atStep('voice', projects.script, [
    listVoices.answering([
      { id: 'mute', name: 'Nell', labels: {}, preview_url: 'https://lectern.test/none.wav' },
      { id: 'plain', name: 'Ottoline', labels: {} },
    ]),
    goneFile('https://lectern.test/none.wav'),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play Nell' }));
    const notice = await screen.findByText('The sample of Nell could not be played.');
    await waitFor(() => expect(notice).toBeVisible());
    await expect(canvas.getByText('No sample for this voice')).toBeVisible();
  },
};

// Specification: wizard-more.7
/** Filters narrow the cards, which is announced; an empty result offers a way back to all of them. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await voice(canvas, 'Olivia');
    const count = `10 of ${demoVoices.length} voices`;
    const status = canvas.getAllByRole('status').find(({ textContent }) => textContent === count);
    await userEvent.click(canvas.getByRole('button', { name: /Accent/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Scottish' }));
    await waitFor(() => expect(canvas.queryByRole('radio', { name: /Olivia/ })).toBeNull());
    await expect(await voice(canvas, 'Callum')).toBeInTheDocument();
    await expect(status?.textContent).toMatch(/^\d voices?$/);
    await userEvent.click(canvas.getByRole('button', { name: /Gender/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Neutral' }));
    const none = await canvas.findByText('No voice is like that.');
    await expect(none).toBeVisible();
    await expect(status?.contains(none)).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all voices' }));
    await waitFor(() => expect(voices(canvas)).toHaveLength(10));
  },
};

/**
 * One line per voice, hearts, and the chosen voice beside them; the choice of layout is kept. A server makes
 * the audio: only the list is offered, not the user's own voice.
 */
export const InAGrid: Story = {
  parameters: atStep('voice', projects.voice),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await voice(canvas, 'Olivia');
    await expect(canvas.queryByRole('radio', { name: /^Your own voice/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Row' }));
    await expect(canvas.getByRole('button', { name: 'Next voices' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Grid' }));
    await expect(canvas.queryByRole('button', { name: 'Next voices' })).toBeNull();
    await waitFor(() => expect(localStorage.getItem('lectern.voiceLayout.demo')).toBe('"grid"'));
    const list = canvas.getByRole('radiogroup', { name: 'Choose a voice' }).getBoundingClientRect();
    const chosen = canvas.getByRole('complementary', { name: 'The chosen voice' });
    await expect(chosen.getBoundingClientRect().left).toBeGreaterThan(list.right);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Olivia to favorites' }));
    await expect(
      await canvas.findByRole('button', { name: 'Remove Olivia from favorites' }),
    ).toBeVisible();
  },
};

/** The text does not mention play buttons that do not exist. */
export const NoSamples: Story = {
  parameters: atStep('voice', projects.script, [
    listVoices.answering(demoVoices.map((each) => ({ ...each, preview_url: null }))),
  ]),
  play: async ({ canvas }) => {
    await voice(canvas, 'Olivia');
    await expect(canvas.queryByText(/Press play/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Play Olivia/ })).toBeNull();
  },
};

// Specification: wizard-more.7
/** A favourite is marked on its card and found by the filter, and is still known on the next visit. */
export const Favourite: Story = {
  parameters: atStep('voice', projects.voice),
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    localStorage.removeItem('lectern.favouriteVoices.demo');
    return () => localStorage.removeItem('lectern.favouriteVoices.demo');
  },
  play: async ({ canvas, userEvent }) => {
    await voice(canvas, 'Olivia');
    await userEvent.click(canvas.getByRole('radio', { name: 'Row' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Olivia as a favorite' }));
    await expect(await canvas.findByText('Favorite')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Favorites' }));
    await waitFor(() => expect(voices(canvas)).toHaveLength(1));
    await expect(localStorage.getItem('lectern.favouriteVoices.demo')).toBe('["olivia"]');
  },
};

// Specification: wizard-more.13
/**
 * The first sentence, including marks, in the chosen voice: nothing is made for the project. Its sample ends
 * the reading.
 */
export const FirstSentence: Story = {
  parameters: atStep('voice', projects.voice, [], { backend: onThisDevice() }),
  play: async ({ canvas, userEvent }) => {
    await voice(canvas, 'Olivia');
    await expect(
      canvas.getByText(
        'Press play to hear each one; the one you choose can read a line from your script.',
      ),
    ).toBeVisible();
    heard.length = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Hear it read your first sentence' }));
    await waitFor(() =>
      expect(heard).toEqual([
        { text: 'Good morning, and welcome to Northlight.', voiceId: 'olivia', speed: 1 },
      ]),
    );
    await canvas.findByRole('button', { name: 'Stop' });
    await userEvent.click(canvas.getByRole('button', { name: 'Play the sample' }));
    await canvas.findByRole('button', { name: 'Pause the sample' });
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
};

// Specification: wizard-more.22
/** The project's voice is no longer in the list, so another one must be chosen. */
export const VoiceGone: Story = {
  parameters: atStep('voice', { ...projects.voice, voice_id: 'gone' }),
  play: async ({ canvas, userEvent }) => {
    await voice(canvas, 'Olivia');
    await expect(canvas.getByText(/not offered any more. Choose another one/)).toBeVisible();
    await userEvent.click(await generate(canvas));
    await expect(await canvas.findByText('Please select a voice')).toBeVisible();
  },
};

export const Phone: Story = { ...Chosen, globals: PHONE };
export const Narrow: Story = { ...Chosen, globals: { ...NARROW, textSize: '200' } };
export const Dark: Story = { ...Chosen, globals: DARK };
export const RightToLeft: Story = { ...Chosen, globals: { direction: 'rtl' } };

// Specification: wizard-more.23
/** The other tab, which edits, has emptied the script, so this one no longer has anything to speak. */
export const ScriptClearedElsewhere: Story = {
  parameters: atStep('voice', projects.voice),
  play: async ({ canvas, userEvent }) => {
    await voice(canvas, 'Olivia');
    await canvas.findByText(/This project is open in another tab/);
    const cleared = draftOf(
      { ...EMPTY_JOURNEY, projectId: projects.voice.id, voiceId: 'olivia' },
      { isUnsent: false, takenVisits: [], savedAt: 1, writer: 'another tab' },
    );
    const key = draftKey({ userName: 'demo', projectId: projects.voice.id });
    localStorage.setItem(key, serialiseDraft(cleared));
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await expect(
      await canvas.findByText('No script available. Please go back and create a script first.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Generate Audio' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Script' }));
    await expect(await canvas.findByRole('textbox', { name: 'Script' })).toHaveValue('');
  },
  beforeEach: () => holdProject(projects.voice.id),
};
