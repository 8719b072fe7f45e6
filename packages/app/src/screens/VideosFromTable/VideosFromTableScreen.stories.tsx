import { type Recipe, writeRecipe } from '@lectern/studio/recipe';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths, routePatterns } from '../../paths.ts';
import { leaveDropped } from '../../projectFiles/droppedFiles.ts';
import { withApp } from '../../stories/withApp.tsx';
import { brokenWords } from '../../stories/brokenWords.ts';
import { statesOf, storyBackend, storyRecipe, storyTable } from './stories/storyTables.ts';
import { VideosFromTableScreen } from './VideosFromTableScreen.tsx';

const empty = storyBackend([]);

const meta = {
  title: 'Screens/Videos from a table/Setup',
  component: VideosFromTableScreen,
  decorators: [withApp],
  parameters: {
    app: { path: paths.videosFromTable(), backend: empty.backend },
  },
} satisfies Meta<typeof VideosFromTableScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const recipeFile = (recipe: Recipe = storyRecipe) =>
  new File([writeRecipe(recipe)], 'welcome.lectern.json', { type: 'application/json' });
const csv = (text: string, name = 'new-colleagues.csv') => new File([text], name);

const PEOPLE = [
  'First name;Job title;Start date;Team;Phone',
  'Ines;ward nurse;Monday 30 November;A;1',
  'Okan;night porter;Tuesday 1 December;B;2',
  'Marguerite;head of pharmacy;Monday 30 November;A;3',
  'Tove;cook;;B;4',
  '"Weber, Bartholomew";gardener;"Monday ""or"" Tuesday";A;5',
].join('\r\n');

/** Chooses a file in the first or second card. */
async function give({ canvas, userEvent }: Context, place: 0 | 1, file: File): Promise<void> {
  await canvas.findByRole('heading', { name: 'Videos from a table' });
  const pickers = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(pickers[place] as HTMLInputElement, file);
}

async function giveBoth(
  context: Context,
  people = PEOPLE,
  recipe: Recipe = storyRecipe,
): Promise<void> {
  await give(context, 0, recipeFile(recipe));
  await context.canvas.findByText('welcome.lectern.json');
  await give(context, 1, csv(people));
  await context.canvas.findByText('new-colleagues.csv');
}

async function choose({ canvas, userEvent }: Context, blank: string, column: string) {
  const field = await canvas.findByRole('button', { name: new RegExp(`Column for ${blank}`) });
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: column }));
}

/** No file is chosen yet; pressing the button says what is missing. */
export const NoFiles: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No recipe yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Make videos' }));
    await expect(await canvas.findByText('Choose a recipe and a table first.')).toBeVisible();
  },
};

/** Files dropped on My Videos are already loaded. */
export const Dropped: Story = {
  beforeEach: () => leaveDropped([recipeFile(), csv(PEOPLE)]),
  play: async ({ canvas }) => {
    await canvas.findByText('welcome.lectern.json');
    await canvas.findByText('new-colleagues.csv');
    await canvas.findByText('Choose a column for {{role}}.');
  },
};

/** Of dropped files, one that cannot be used is named, whatever comes after it. */
export const DroppedInPart: Story = {
  beforeEach: () => leaveDropped([new File(['{'], 'broken.lectern.json'), csv(PEOPLE)]),
  play: async ({ canvas }) => {
    await canvas.findByText('new-colleagues.csv');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^“broken\.lectern\.json” /);
  },
};

/** Both files, and a row with a missing value. */
export const Ready: Story = {
  play: async (context) => {
    const { canvas } = context;
    await giveBoth(context);
    await choose(context, 'role', 'Job title');
    await canvas.findByText('Row 4 has no start date.');
    await canvas.findByRole('button', { name: 'Make 5 videos' });
    const preview = within(canvas.getByRole('complementary', { name: 'Preview' }));
    await expect(preview.getByText('Rows 1–3')).toBeVisible();
    await expect(preview.getByText('night porter').tagName).toBe('MARK');
    await expect(preview.getAllByText(/^0:0\d$/)).toHaveLength(3);
  },
};

export const Dark: Story = { ...Ready, tags: [], globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Ready, tags: [], globals: { direction: 'rtl' } };
export const ForcedColors: Story = { ...Ready, tags: [], globals: { forcedColors: 'active' } };

/** 320 px, text at 200 %. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async (context) => {
    await giveBoth(context);
    await context.canvas.findByText('Choose a column for {{role}}.');
    await expect(brokenWords(context.canvasElement)).toEqual([]);
  },
};

/** Show filters the rows of a problem, Leave out excludes them, Take back restores them. */
export const LeftOut: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await giveBoth(context);
    await choose(context, 'role', 'Job title');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show' }));
    const preview = () => within(canvas.getByRole('complementary', { name: 'Preview' }));
    await expect(preview().getByText('Row 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out' }));
    await canvas.findByRole('button', { name: 'Make 4 videos' });
    await expect(canvas.queryByText('Row 4 has no start date.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await canvas.findByText('Row 4 has no start date.');
  },
};

const read: unknown[] = [];
const speaking = storyBackend([]).backend;
speaking.live = {
  readAloud: (request) => {
    read.push(request);
    return new Promise(() => undefined);
  },
  openPresenter: () => Promise.resolve(null),
  gesturePictures: () => Promise.resolve(new Map()),
  gesturesByRule: () => Promise.resolve(0),
  canEncode: () => Promise.resolve(true),
};

/** The first visible row can be listened to beforehand, in the recipe's voice and speed. */
export const Listening: Story = {
  parameters: { app: { backend: speaking } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    read.length = 0;
    await giveBoth(context);
    await choose(context, 'role', 'Job title');
    await userEvent.click(await canvas.findByRole('button', { name: 'Listen to row 1' }));
    await expect(read).toEqual([
      {
        text: 'Hello Ines. [pause 1s] As our new ward nurse you start on Monday 30 November. Please come to the front desk at nine.',
        ...{ voiceId: 'olivia', speed: 1 },
      },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Next rows' }));
    await expect(await canvas.findByRole('button', { name: 'Listen to row 4' })).toBeEnabled();
  },
};

/** A voice from a pack reads the row as well. */
export const ListeningToPackVoice: Story = {
  parameters: { app: { backend: speaking } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    read.length = 0;
    const voice = { id: 'ana', speed: 1, pack: { id: 'coast' } };
    await giveBoth(context, PEOPLE, { ...storyRecipe, voice });
    await choose(context, 'role', 'Job title');
    await userEvent.click(await canvas.findByRole('button', { name: 'Listen to row 1' }));
    await expect(read).toMatchObject([{ voiceId: 'coast.ana' }]);
  },
};

const packless = storyBackend([]).backend;
packless.packs = {
  watch: (onChange) => {
    onChange([]);
    return () => undefined;
  },
  load: () => Promise.resolve(),
  pause: () => undefined,
  remove: () => Promise.resolve(),
  usedBy: () => Promise.resolve([]),
};

/** The voice is from a pack that is not on this device: the page names it, and makes nothing. */
export const PackMissing: Story = {
  parameters: { app: { backend: packless } },
  play: async (context) => {
    const { canvas } = context;
    const voice = { id: 'ana', speed: 1, pack: { id: 'coast' } };
    await giveBoth(context, PEOPLE, { ...storyRecipe, voice });
    await canvas.findByText(/^Its voice is from the pack “coast”, which is not on this device/);
    await expect(canvas.getByRole('button', { name: 'Make videos' })).toBeVisible();
  },
};

/** The preview pages through the rows; hostile cells are shown as text. */
export const HostileCells: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const cells = ['"[pause 9s]"', '<b>bold</b>', '{{role}}', '"=HYPERLINK(""http://x"")"'];
    const rows = cells.map((cell) => `${cell},cook,Monday`);
    await giveBoth(context, ['name,role,start', ...rows].join('\n'));
    const preview = within(await canvas.findByRole('complementary', { name: 'Preview' }));
    await expect(preview.getByText('Welcome, [pause 9s]')).toBeVisible();
    await expect(preview.getByText('<b>bold</b>').tagName).toBe('MARK');
    await userEvent.click(preview.getByRole('button', { name: 'Next rows' }));
    await expect(preview.getByText('Welcome, =HYPERLINK("http://x")')).toBeVisible();
    await expect(preview.getByRole('button', { name: 'Next rows' })).toBeDisabled();
  },
};

/** Files of the wrong kind are rejected with a message; the previous files stay. */
export const Refused: Story = {
  play: async (context) => {
    const { canvas } = context;
    await giveBoth(context);
    await give(
      context,
      0,
      new File(['{"version": 99}'], 'newer.json', { type: 'application/json' }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^“newer\.json” .+\.$/);
    await give(context, 1, csv('name,role\n"Ines,nurse', 'broken.csv'));
    await canvas.findByText('Row 1 of the table has a quotation mark without its pair.');
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await give(context, 1, csv(PEOPLE));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/^“newer\.json” .+\.$/),
    );
    await expect(canvas.getByText('welcome.lectern.json')).toBeVisible();
    await expect(canvas.getByText('new-colleagues.csv')).toBeVisible();
  },
};

export const NoBlanks: Story = {
  play: async (context) => {
    const plain = { ...storyRecipe, title: 'Welcome', script: 'Hello all.' };
    await give(context, 0, recipeFile(plain));
    await give(context, 1, csv(PEOPLE));
    await context.canvas.findByText(/^This recipe has no blanks\./);
    await context.canvas.findByText(/^Without a blank such as/);
  },
};

/** Ten thousand rows are parsed, checked and counted. */
export const VeryMany: Story = {
  play: async (context) => {
    const rows = Array.from({ length: 10_000 }, (_, place) => `Name ${place},cook,Monday`);
    await giveBoth(context, ['name,role,start', ...rows].join('\n'));
    await context.canvas.findByRole('button', { name: 'Make 10,000 videos' });
  },
};

const started = storyBackend([storyTable(statesOf({ waiting: 5 }))]);

/**
 * A column that cannot be matched by name must be chosen before anything can be made; Make then starts the
 * table with the edited name.
 */
export const Started: Story = {
  parameters: { app: { backend: started.backend } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    started.calls.length = 0;
    await giveBoth(context);
    const open = 'Choose a column for {{role}}.';
    await canvas.findByText(open);
    await userEvent.click(canvas.getByRole('button', { name: 'Make videos' }));
    await expect((await canvas.findByText(open)).closest('[role=alert]')).toBeVisible();
    await choose(context, 'role', 'Job title');
    await waitFor(() => expect(canvas.queryByText(open)).toBeNull());
    const name = canvas.getByRole('textbox', { name: 'Name of each video' });
    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste('For {{name}}');
    await canvas.findByText('For Okan');
    await userEvent.click(canvas.getByRole('button', { name: 'Make 5 videos' }));
    await waitFor(() => expect(started.calls).toHaveLength(1));
    await expect(started.calls[0]?.[1]).toMatchObject({
      title: 'new-colleagues',
      recipe: { title: 'For {{name}}' },
      columns: { name: 'First name', role: 'Job title', start: 'Start date' },
    });
  },
};

/** Pressed in the same moment as a name with a new blank is pasted, the button makes nothing. */
export const PressedAtOnce: Story = {
  parameters: { app: { backend: started.backend } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    started.calls.length = 0;
    await giveBoth(context);
    await choose(context, 'role', 'Job title');
    const make = await canvas.findByRole('button', { name: 'Make 5 videos' });
    const name = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Name of each video' });
    await userEvent.click(name);
    name.select();
    // Without waiting in between, as the page needs a moment to check the set-up.
    document.execCommand('insertText', false, 'For {{patron}}');
    make.click();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Choose a column for {{patron}}.',
    );
    await expect(started.calls).toEqual([]);
  },
};

let answerStart: ((id: string) => void) | undefined;
const slow = storyBackend([storyTable(statesOf({ waiting: 5 }))], {
  start: () =>
    new Promise((resolve) => {
      answerStart = resolve;
    }),
});

/** Users who leave while the table is stored stay where they are; a notice leads to the videos. */
export const LeftWhileStarting: Story = {
  parameters: { app: { backend: slow.backend, route: '*' } },
  render: () => (
    <Routes>
      <Route path={paths.videosFromTable()} element={<VideosFromTableScreen />} />
      <Route path={paths.videos()} element={<h1>My Videos</h1>} />
      <Route path={routePatterns.videoTable} element={<h1>The table</h1>} />
    </Routes>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await giveBoth(context);
    await choose(context, 'role', 'Job title');
    await userEvent.click(await canvas.findByRole('button', { name: 'Make 5 videos' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await canvas.findByRole('heading', { name: 'My Videos' });
    answerStart?.('tab_1');
    await screen.findByText('The videos are being made.');
    await expect(canvas.getByRole('heading', { name: 'My Videos' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'See progress' }));
    await canvas.findByRole('heading', { name: 'The table' });
  },
};

const drawn = new Map<string, (url: string) => void>();
const drawing = storyBackend([], {
  pictureOf: ({ scene }) => new Promise((resolve) => drawn.set(scene.colour, resolve)),
});

/** The picture of an earlier recipe, drawn late, never replaces that of the present one. */
export const LatePicture: Story = {
  parameters: { app: { backend: drawing.backend } },
  play: async (context) => {
    const shown = () =>
      [...context.canvasElement.querySelectorAll('img')].map(({ src }) => src.split(',')[1]);
    const finish = (colour: string) => drawn.get(colour)?.(`data:image/svg+xml,${colour}`);
    await give(context, 0, recipeFile());
    await waitFor(() => expect(drawn.has('clay')).toBe(true));
    const scene = { ...storyRecipe.scene, colour: 'sage' } as const;
    await give(context, 0, recipeFile({ ...storyRecipe, scene }));
    await waitFor(() => expect(drawn.has('sage')).toBe(true));
    finish('sage');
    await waitFor(() => expect(shown()).toEqual(['sage']));
    finish('clay');
    await new Promise(requestAnimationFrame);
    await expect(shown()).toEqual(['sage']);
  },
};

const broken = storyBackend([], { start: () => Promise.reject(new Error('No room')) });

export const StartFailed: Story = {
  parameters: { app: { backend: broken.backend } },
  play: async (context) => {
    await giveBoth(context);
    await choose(context, 'role', 'Job title');
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Make 5 videos' }),
    );
    await screen.findByText('The videos could not be started. Try again.');
  },
};
