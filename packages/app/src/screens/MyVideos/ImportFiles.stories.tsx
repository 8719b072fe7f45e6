import { demoProjects, demoProjectsByState } from '@lectern/mocks/fixtures';
import { noteCalls, storyEndpoints, withHandlers } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { VideoTables } from '../../backend/videoTables.ts';
import { paths } from '../../paths.ts';
import { takeDropped } from '../../projectFiles/droppedFiles.ts';
import { fakeStorage } from '../../storage/fakeStorage.ts';
import { withApp } from '../../stories/withApp.tsx';
import { MyVideosScreen } from './MyVideosScreen.tsx';

const { createProject, linkAvatar, linkVoice, listProjects, updateProject } =
  storyEndpoints('default');

/** Requests sent, as method and path. */
let calls: string[] = [];
const watch = noteCalls(({ method, path }) => {
  if (method !== 'GET') calls.push(`${method} ${path}`);
});
let hasDraft = false;
const draft = {
  ...demoProjectsByState.scriptReady,
  _id: 'prj_opened',
  id: 'prj_opened',
  name: 'Autumn launch',
};
/** The list of these projects, with the draft first once it is saved. */
const listing = (kept: typeof demoProjects) =>
  listProjects.answering(() => {
    const items = hasDraft ? [draft, ...kept] : kept;
    return { items, pages: 1, total: items.length };
  });
const saving = [
  createProject.answering(draft),
  linkVoice.answering(draft),
  linkAvatar.answering(draft),
  updateProject.answering(() => {
    hasDraft = true;
    return draft;
  }),
];
/** Enough for stories about a notice, a banner or requests. */
const answers = [
  watch,
  listing([demoProjectsByState.completed, demoProjectsByState.failed]),
  ...saving,
];
/** For stories that show the screen. */
const everyState = withHandlers(watch, listing(demoProjects), ...saving);

const FILE = {
  version: 1,
  title: 'Autumn launch',
  language: 'en-US',
  script: 'Good morning. [pause 1s] Here is what is new.',
  voice: { id: 'olivia', speed: 1 },
  presenter: { name: 'Amara', style: 'avataaars', options: { top: 'bun' } },
  scene: { colour: 'clay', backdrop: 'disc' },
  format: { aspect: '16:9', resolution: '720p' },
  captions: { drawn: true, style: 'karaoke' },
};
const fileOf = (content: unknown, name = 'autumn-launch.lectern.json') =>
  new File([JSON.stringify(content)], name, { type: 'application/json' });
const NEWER = fileOf({ ...FILE, version: 4 }, 'spring-launch.lectern.json');

const meta = {
  title: 'Screens/My Videos/Import',
  component: MyVideosScreen,
  decorators: [withApp],
  beforeEach: () => {
    calls = [];
    hasDraft = false;
  },
  parameters: {
    app: { path: '/videos', backend: fakeStorage(() => []).backend },
    ...withHandlers(...answers),
  },
} satisfies Meta<typeof MyVideosScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const listed = (canvas: Context['canvas']) => canvas.findAllByRole('article');

function drag(type: 'dragover' | 'dragleave' | 'drop', ...files: File[]): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  document.body.dispatchEvent(event);
  return event;
}

const openMenu = async ({ canvas, userEvent }: Context) => {
  await listed(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
  await screen.findByRole('menuitem', { name: 'Project file One video as a draft, .lectern.json' });
};

export const MenuOpen: Story = {
  tags: ['visual-phone'],
  parameters: everyState,
  play: openMenu,
};
export const MenuOpenDark: Story = {
  parameters: everyState,
  play: openMenu,
  globals: { theme: 'dark' },
};
export const MenuOpenPhone: Story = {
  parameters: everyState,
  play: openMenu,
  globals: { viewport: { value: 'mobile2' } },
};

const dragOver: Story['play'] = async ({ canvas }) => {
  await listed(canvas);
  const event = drag('dragover', NEWER);
  // Otherwise the browser would open the file instead of passing it to the app.
  await expect(event.defaultPrevented).toBe(true);
  await expect(await canvas.findByText('Drop to open as a draft')).toBeVisible();
};

export const DraggedOver: Story = { parameters: everyState, play: dragOver };
export const DraggedOverDark: Story = {
  parameters: everyState,
  play: dragOver,
  globals: { theme: 'dark' },
};

const refuse: Story['play'] = async ({ canvas }) => {
  await listed(canvas);
  drag('drop', NEWER);
  await expect(await canvas.findByRole('alert')).toHaveTextContent(
    '“spring-launch.lectern.json” was not opened: it was made by a newer Lectern (file version 4, this one reads up to 1).',
  );
  await expect(calls).toEqual([]);
};

/** One sentence names the file and the reason; nothing is sent. */
export const Refused: Story = {
  tags: ['visual-phone'],
  parameters: everyState,
  play: async (context) => {
    await refuse(context);
    const alert = within(context.canvas.getByRole('alert'));
    await expect(alert.getByRole('button', { name: 'Choose another' })).toBeVisible();
  },
};
export const RefusedDark: Story = {
  parameters: everyState,
  play: refuse,
  globals: { theme: 'dark' },
};
export const RefusedNarrow: Story = {
  parameters: everyState,
  play: refuse,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

/**
 * A dropped file becomes a draft in the list, with a notice that links to it. Before that, the overlay
 * disappears when the pointer leaves, and dragged text is not a file. The banner of a refused file closes
 * with its close button, and when the next file is opened.
 */
export const Opened: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await refuse(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await refuse(context);
    await dragOver(context);
    drag('dragleave', NEWER);
    await waitFor(() => expect(canvas.queryByText('Drop to open as a draft')).toBeNull());
    await expect(drag('dragover').defaultPrevented).toBe(false);
    await expect(canvas.queryByText('Drop to open as a draft')).toBeNull();
    drag('dragover', fileOf(FILE));
    await expect(drag('drop', fileOf(FILE)).defaultPrevented).toBe(true);
    await expect(await screen.findByText('“Autumn launch” opened as a draft')).toBeInTheDocument();
    await expect(await canvas.findByRole('article', { name: 'Autumn launch' })).toBeVisible();
    await expect(canvas.queryByText('Drop to open as a draft')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
    await expect(calls.map((call) => call.replace(/project_[-0-9a-f]+/, '{id}'))).toEqual([
      'POST /projects/{id}',
      'POST /projects/prj_opened/link-voice/olivia',
      'POST /projects/prj_opened/link-avatar/avt_amara',
      'PATCH /projects/prj_opened',
    ]);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A device that responds this way about a file's voice. */
const found = (answer: 'here' | 'changed' | 'missing') => ({
  app: { backend: { ...fakeStorage(() => []).backend, fileVoice: () => Promise.resolve(answer) } },
});
const PACK = { id: 'kokoro', version: '0123456789ab' };
const PACKED = { ...FILE, voice: { id: 'af_heart', speed: 1, pack: PACK } };

/** The draft keeps the voice's name, and uses it once the pack is loaded. */
export const PackMissing: Story = {
  parameters: found('missing'),
  play: async ({ canvas }) => {
    await listed(canvas);
    drag('drop', fileOf(PACKED));
    await expect(
      await screen.findByText(
        /opened as a draft\. Its voice is from the pack “kokoro”, which is not/,
      ),
    ).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
    await expect(calls.some((call) => call.includes('link-voice'))).toBe(false);
    await expect(calls.at(-1)).toBe('PATCH /projects/prj_opened');
  },
};

export const PackChanged: Story = {
  parameters: found('changed'),
  play: async ({ canvas }) => {
    await listed(canvas);
    drag('drop', fileOf(PACKED));
    await expect(
      await screen.findByText(/“kokoro” is here in another version/),
    ).toBeInTheDocument();
    await expect(calls).toContain('POST /projects/prj_opened/link-voice/kokoro.af_heart');
  },
};

/** Files contain no recordings: the voice that spoke the rest speaks all of it. */
export const RecordedElsewhere: Story = {
  parameters: found('here'),
  play: async ({ canvas }) => {
    await listed(canvas);
    drag('drop', fileOf({ ...FILE, voice: { ...FILE.voice, recorded: true } }));
    await expect(
      await screen.findByText(/Its recordings stayed on the device where they were made/),
    ).toBeInTheDocument();
    await expect(calls).toContain('POST /projects/prj_opened/link-voice/olivia');
  },
};

/** A server has its own presenters: the draft gets the script and the voice. */
export const OpenedHosted: Story = {
  parameters: { app: { backend: { kind: 'hosted' } } },
  play: async ({ canvas, userEvent }) => {
    await listed(canvas);
    await userEvent.upload(canvas.getByLabelText('Project file'), fileOf(FILE));
    await screen.findByText('“Autumn launch” opened as a draft');
    await expect(calls.some((call) => call.includes('link-avatar'))).toBe(false);
  },
};

/** Of several files, each that was not opened is named. */
export const RefusedTogether: Story = {
  play: async ({ canvas, userEvent }) => {
    await listed(canvas);
    drag('drop', NEWER, new File(['{'], 'broken.json'), fileOf(FILE));
    await screen.findByText('“Autumn launch” opened as a draft');
    const [newer, broken] = canvas.getAllByRole('alert');
    await expect(newer).toHaveTextContent(/^“spring-launch\.lectern\.json” was not opened/);
    await expect(broken).toHaveTextContent(/^“broken\.json” was not opened/);
    const [dismiss] = canvas.getAllByRole('button', { name: 'Dismiss' });
    if (dismiss) await userEvent.click(dismiss);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^“broken\.json” was not opened/);
  },
};

let release: (() => void) | undefined;

/** Users who leave while files are opened still hear about those that were not. */
export const RefusedElsewhere: Story = {
  parameters: {
    app: {
      backend: { ...fakeStorage(() => []).backend, tables: {} as VideoTables },
      route: '*',
    },
    ...withHandlers(
      createProject.answering(async () => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return draft;
      }),
      ...answers,
    ),
  },
  beforeEach: () => {
    release = undefined;
  },
  render: () => (
    <Routes>
      <Route path={paths.videos()} element={<MyVideosScreen />} />
      <Route path={paths.videosFromTable()} element={<h1>Videos from a table</h1>} />
    </Routes>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openMenu(context);
    drag('drop', fileOf(FILE), NEWER);
    await waitFor(() => expect(release).toBeDefined());
    await userEvent.click(screen.getByRole('menuitem', { name: /^Table of videos/ }));
    await canvas.findByRole('heading', { name: 'Videos from a table' });
    release?.();
    await screen.findByText(/^“spring-launch\.lectern\.json” was not opened/);
  },
};

/** Other files, and files that only look like project files. */
export const RefusedKinds: Story = {
  play: async ({ canvas }) => {
    await listed(canvas);
    const film = new File([new Uint8Array(8)], 'film.mp4');
    const large = new File([new Uint8Array(1_000_001)], 'large.json');
    const odd = new File(['{'], `a\u202E${'b'.repeat(300)}.json`);
    for (const [file, words] of [
      [film, '“film.mp4” was not opened: it is not a project file (.lectern.json).'],
      [large, '“large.json” was not opened: it is larger than 1 MB.'],
      [odd, `“a ${'b'.repeat(38)}…${'b'.repeat(14)}.json” was not opened: it is not valid JSON`],
    ] as const) {
      drag('drop', file);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(words));
    }
    await expect(calls).toEqual([]);
  },
};

/** The server accepts the project but not its script: the unfinished draft is removed. */
export const SavingFailed: Story = {
  parameters: withHandlers(updateProject.failing(500), ...answers),
  beforeEach: () => {
    const forget = () => localStorage.removeItem('lectern.projectEdits.demo');
    forget();
    return forget;
  },
  play: async ({ canvas }) => {
    await listed(canvas);
    drag('drop', fileOf(FILE));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^“autumn-launch\.lectern\.json” was not opened: /,
    );
    await expect(localStorage.getItem('lectern.projectEdits.demo')).toContain('prj_opened');
  },
};

/** If videos are made on this device, the menu also links to tables. */
export const TableOfVideos: Story = {
  parameters: {
    app: { backend: { ...fakeStorage(() => []).backend, tables: {} as VideoTables } },
  },
  play: async (context) => {
    await openMenu(context);
    const item = screen.getByRole('menuitem', { name: /^Table of videos/ });
    await expect(item).toHaveAttribute('href', paths.videosFromTable());
  },
};

/** A dropped table opens its setup page; nothing is sent. */
export const TableDropped: Story = {
  parameters: {
    app: { backend: { ...fakeStorage(() => []).backend, tables: {} as VideoTables } },
  },
  play: async ({ canvas }) => {
    await listed(canvas);
    const people = new File(['name\nInes'], 'people.csv', { type: 'text/csv' });
    drag('dragover', people);
    await expect(
      await canvas.findByText('Project files (.lectern.json) and tables (.csv)'),
    ).toBeVisible();
    drag('drop', people);
    await expect(takeDropped()).toEqual([people]);
    await expect(calls).toEqual([]);
  },
};

/** If tables are not supported, one is rejected like any other file that is not a project file. */
export const TableRefusedHosted: Story = {
  parameters: { app: { backend: { kind: 'hosted' } } },
  play: async ({ canvas }) => {
    await listed(canvas);
    drag('drop', new File(['name\nInes'], 'people.csv', { type: 'text/csv' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^“people\.csv” was not opened/,
    );
  },
};

/** A server has no endpoint for tables. */
export const NoTablesHosted: Story = {
  parameters: { app: { backend: { kind: 'hosted' } } },
  play: async (context) => {
    await openMenu(context);
    await expect(screen.queryByRole('menuitem', { name: /^Table of videos/ })).toBeNull();
  },
};
