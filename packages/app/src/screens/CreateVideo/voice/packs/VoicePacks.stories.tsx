import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { PackOnDevice, VoicePack, VoicePacks } from '../../../../backend/voicePacks.ts';
import { withApp } from '../../../../stories/withApp.tsx';
import { CreateVideoScreen } from '../../CreateVideoScreen.tsx';
import {
  atStep,
  DARK,
  onThisDevice,
  PHONE,
  projects,
  type WireProject,
} from '../../stories/wizardStory.ts';

const LANGUAGES =
  'ar bg ca cs da de el es et fi fr he hi hr hu id it ko lt lv nl no pl pt ro ru sv tr uk vi zh';

function pack(changes: Partial<VoicePack> & Pick<VoicePack, 'id' | 'name'>): VoicePack {
  return {
    description: 'Clear and robotic. Speaks what no other voice here does.',
    voices: LANGUAGES.split(' ').map((language) => ({ id: language, name: language, language })),
    files: [{ bytes: 1_700_000 }, { bytes: 24_000_000 }],
    license: 'GPL-3.0-or-later',
    attribution: 'The eSpeak NG project',
    source: 'https://example.com/espeak-ng',
    needs: [],
    isHeard: true,
    ...changes,
  };
}

const ESPEAK = pack({ id: 'espeak-ng', name: 'eSpeak NG' });
const COAST = pack({
  id: 'coast',
  name: 'Coast voices',
  description: 'Two voices from the coast. The makers of Lectern have not heard them.',
  voices: [
    { id: 'ana', name: 'Ana', language: 'es' },
    { id: 'rui', name: 'Rui', language: 'pt-BR' },
  ],
  files: [{ bytes: 92_400_000 }],
  license: 'Apache-2.0',
  needs: ['webgpu'],
  isHeard: false,
});

function entry(of: VoicePack, changes: Partial<PackOnDevice> = {}): PackOnDevice {
  const base = { id: of.id, pack: of, loaded: 0, secondsLeft: null, problem: null };
  return { ...base, state: 'offered', ...changes };
}

const REFUSED: PackOnDevice = {
  ...{ id: 'harbour-voices', pack: null, state: 'refused', loaded: 0, secondsLeft: null },
  problem: 'Not offered: its manifest names no license. Tell whoever runs this site.',
};

/** Packs that actually change: a load is half done until it is paused or removed. */
function fakePacks(first: readonly PackOnDevice[]): VoicePacks {
  let packs = first;
  const listeners = new Set<(packs: readonly PackOnDevice[]) => void>();
  const change = (id: string, changes: Partial<PackOnDevice>) => {
    packs = packs.map((each) => (each.id === id ? { ...each, ...changes } : each));
    for (const listener of listeners) listener(packs);
  };
  return {
    watch(onChange) {
      // Each run of a story starts with the initial device.
      if (listeners.size === 0) packs = first;
      listeners.add(onChange);
      onChange(packs);
      return () => listeners.delete(onChange);
    },
    load(id) {
      change(id, { state: 'loading', loaded: 11_100_000, secondsLeft: 4, problem: null });
      return Promise.resolve();
    },
    pause: (id) => change(id, { state: 'paused', secondsLeft: null }),
    remove(id) {
      change(id, { state: 'offered', loaded: 0, secondsLeft: null });
      return Promise.resolve();
    },
    usedBy: () =>
      Promise.resolve([
        { name: 'Bienvenidos a Northlight', language: 'es' },
        { name: 'Tres consejos', language: 'es' },
      ]),
  };
}

const withPacks = (packs: readonly PackOnDevice[], project: WireProject = projects.script) =>
  atStep('voice', project, [], {
    backend: {
      ...onThisDevice(undefined, { usedBytes: 2e9, quotaBytes: 50e9 }),
      packs: fakePacks(packs),
    },
  });

const meta = {
  title: 'Screens/Create video/Voice packs',
  component: CreateVideoScreen,
  decorators: [withApp],
  parameters: withPacks([entry(ESPEAK), entry(COAST), REFUSED]),
} satisfies Meta<typeof CreateVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function openDialog({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Voice packs' }));
  const dialog = await screen.findByRole('dialog', { name: 'Voice packs' });
  // The dialog fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** All necessary information is shown before Load is pressed. */
export const Offered: Story = {
  play: async (context) => {
    const dialog = await openDialog(context);
    const facts = within(await dialog.findByRole('list', { name: 'About eSpeak NG' }));
    for (const fact of ['About 30 languages', '31 voices', '26 MB', 'GPL-3.0-or-later']) {
      await expect(facts.getByText(fact)).toBeVisible();
    }
    await expect(dialog.getByText('Not heard on this machine')).toBeVisible();
    await expect(dialog.getByText(/its manifest names no license/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Load Coast voices' })).toBeEnabled();
    await expect(dialog.queryByRole('button', { name: /harbour/ })).toBeNull();
  },
};

/** A pack that this browser cannot run explains why before anything is loaded. */
export const WithoutWebGpu: Story = {
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'gpu');
    if (own) Reflect.deleteProperty(Navigator.prototype, 'gpu');
    return () => {
      if (own) Object.defineProperty(Navigator.prototype, 'gpu', own);
    };
  },
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByText(/^This browser has no WebGPU/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Load Coast voices' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Load eSpeak NG' })).toBeEnabled();
  },
};

/** If the script's language is missing, the pack that speaks it is offered, and loads in place. */
export const SpeaksTheScript: Story = {
  parameters: withPacks([entry(ESPEAK), entry(COAST), REFUSED], {
    ...projects.voice,
    script: 'Buenos días y bienvenidos a Northlight. Esta semana presentamos algo nuevo.',
  }),
  play: async ({ canvas, userEvent }) => {
    const load = await canvas.findByRole('button', { name: 'Load eSpeak NG, 26 MB' });
    await expect(canvas.getByText(/Load a voice that speaks Spanish\./)).toBeVisible();
    await expect(canvas.getByText('None on this device. The pack eSpeak NG has 1.')).toBeVisible();
    await userEvent.click(load);
    await expect(
      await canvas.findByRole('button', { name: /Loading eSpeak NG, 11\.1 of 25\.7 MB/ }),
    ).toBeVisible();
  },
};
export const SpeaksTheScriptDark: Story = { ...SpeaksTheScript, globals: DARK, play: undefined };
export const SpeaksTheScriptPhone: Story = { ...SpeaksTheScript, globals: PHONE, play: undefined };

async function startLoading(context: Context) {
  const dialog = await openDialog(context);
  await context.userEvent.click(await dialog.findByRole('button', { name: 'Load eSpeak NG' }));
  await expect(dialog.getByRole('progressbar', { name: 'Loading eSpeak NG' })).toBeVisible();
  return dialog;
}

/** Pause keeps what has been loaded; Cancel removes it. */
export const Loading: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await startLoading(context);
    await expect(dialog.getByText('11.1 of 25.7 MB, about 4 seconds left')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel eSpeak NG' }));
    const load = dialog.getByRole('button', { name: 'Load eSpeak NG' });
    await expect(load).toBeVisible();
    await expect(dialog.queryByRole('progressbar')).toBeNull();
    await userEvent.click(load);
    await userEvent.click(dialog.getByRole('button', { name: 'Pause eSpeak NG' }));
    await expect(dialog.getByText('Paused')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Go on eSpeak NG' }));
    await expect(dialog.getByText('Loading')).toBeVisible();
  },
};

/** Its voices join the list once the pack is complete, because the list is then loaded again. */
export const Installed: Story = {
  parameters: withPacks([
    entry(ESPEAK, { state: 'installed', loaded: 25_700_000 }),
    entry(COAST, {
      problem: 'What arrived is not what the pack promised (file 3 of 5). It was thrown away.',
    }),
  ]),
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByText('Installed')).toBeVisible();
    await expect(dialog.getByText(/not what the pack promised/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Load again Coast voices' })).toBeEnabled();
    await expect(dialog.getByText('Packs use 26 MB. 48 GB are free on this device.')).toBeVisible();
  },
};

/** The videos that need the pack are named first; focus starts on Cancel. */
export const Removing: Story = {
  parameters: withPacks([entry(ESPEAK, { state: 'installed', loaded: 25_700_000 })]),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDialog(context);
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove eSpeak NG' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove eSpeak NG?' }));
    await waitFor(() => expect(question.getByText(/2 videos use its voices/)).toBeVisible());
    await expect(question.getByText('Tres consejos')).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await screen.findByRole('button', { name: 'Load eSpeak NG' })).toBeVisible();
  },
};

/** The operator of the site can add a pack; the command can be copied. */
export const None: Story = {
  parameters: withPacks([]),
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByText('npm run voices -- add espeak-ng')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy the command' })).toBeEnabled();
  },
};

export const Dark: Story = {
  globals: DARK,
  play: async (context) => {
    await startLoading(context);
  },
};

export const Phone: Story = { ...Loading, globals: PHONE };

/** A video whose pack was removed, or that came from a project file: the pack loads in place. */
export const PackGone: Story = {
  parameters: withPacks([entry(ESPEAK)], { ...projects.voice, voice_id: 'espeak-ng.es' }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^This video speaks with the voice pack/),
    ).toHaveTextContent(
      'the voice pack eSpeak NG, which is not on this device. Load it, or choose',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Load eSpeak NG, 26 MB' }));
    await expect(
      await canvas.findByRole('button', { name: /Loading eSpeak NG, 11\.1 of 25\.7 MB/ }),
    ).toBeVisible();
  },
};
export const PackGoneDark: Story = { ...PackGone, globals: DARK, play: undefined };
export const PackGonePhone: Story = { ...PackGone, globals: PHONE, play: undefined };

export const PackGoneElsewhere: Story = {
  parameters: withPacks([entry(ESPEAK)], { ...projects.voice, voice_id: 'kokoro.af_heart' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/neither on this device nor offered by this site/),
    ).toHaveTextContent('the voice pack “kokoro”');
    await expect(canvas.queryByRole('button', { name: /^Load/ })).toBeNull();
  },
};
