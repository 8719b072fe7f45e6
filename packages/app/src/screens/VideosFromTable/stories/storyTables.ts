import type { Recipe } from '@lectern/studio/recipe';
import type { VideoRow, VideoTable, VideoTables } from '../../../backend/videoTables.ts';
import type { EmbeddedBackend } from '../../../backend/BackendContext.ts';
import { fakeStorage } from '../../../storage/fakeStorage.ts';

/** A recipe with three blanks. */
export const storyRecipe: Recipe = {
  version: 1,
  title: 'Welcome, {{name}}',
  language: 'en-US',
  script:
    'Hello {{name}}. [pause 1s] As our new {{role}} you start on {{start}}. Please come to the front desk at nine.',
  voice: { id: 'olivia', speed: 1 },
  presenter: { name: 'Amara', style: 'avataaars', options: {} },
  scene: { colour: 'clay', backdrop: 'disc' },
  format: { aspect: '16:9', resolution: '720p' },
  captions: { drawn: true, style: 'karaoke' },
};

const NAMES = [
  'Ines',
  'Okan',
  'Marguerite',
  'Tove',
  'Bartholomew',
  'Sefa',
  'Luis',
  'Anneke',
  'Dov',
];
const ROLES = ['Ward nurse', 'Night porter', 'Head of pharmacy'];
const START = Date.UTC(2026, 10, 30, 9);
const MINUTE = 60_000;

/** Returns a table whose rows have these states. */
export function storyTable(
  states: readonly VideoRow['state'][],
  pause: VideoTable['pause'] = null,
): VideoTable {
  const rows = states.map((state, place): VideoRow => {
    const name = NAMES[place % NAMES.length] ?? '';
    const isMade = state === 'made';
    const began = START + place * MINUTE;
    return {
      row: place + 1,
      values: { name, role: ROLES[place % 3] ?? '', start: 'Monday' },
      name: `Welcome, ${name}`,
      state,
      projectId: isMade ? `prj_${place}` : null,
      error: state === 'failed' ? 'The start date is empty.' : null,
      seconds: isMade ? 38 : null,
      bytes: isMade ? 14_000_000 : null,
      startedAt: isMade ? began : null,
      endedAt: isMade ? began + MINUTE : null,
    };
  });
  const columns = { name: 'First name', role: 'Job title', start: 'Start date' };
  return { id: 'tab_1', title: 'new-colleagues', columns, pause, rows };
}

/** Returns the states of consecutive rows, from the number of each. */
export const statesOf = (counts: Partial<Record<VideoRow['state'], number>>) =>
  (Object.entries(counts) as [VideoRow['state'], number][]).flatMap(([state, count]) =>
    Array.from({ length: count }, () => state),
  );

/** Stands in for the presenter's picture, because this screen's stories do not draw one. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#e9c9bd"/><circle cx="8" cy="4" r="2.4" fill="#8b4a39"/></svg>',
)}`;

/** A backend in the page with these tables; each call is recorded under its name. */
export function storyBackend(
  tables: readonly VideoTable[],
  faults: Partial<VideoTables> = {},
  percent: number | null = 72,
): { backend: EmbeddedBackend; calls: unknown[][] } {
  const calls: unknown[][] = [];
  let known = tables;
  let listener: ((table: VideoTable | null) => void) | null = null;
  const note = (...call: unknown[]): Promise<void> => {
    calls.push(call);
    return Promise.resolve();
  };
  const pauseWith = (pause: string | null) => {
    known = known.map((table) => ({ ...table, pause }));
    listener?.(known[0] ?? null);
  };
  const made: VideoTables = {
    start: async (table) => {
      await note('start', table);
      return known[0]?.id ?? '';
    },
    list: async () =>
      known.map(({ id, title, rows }) => ({
        ...{ id, title, rows: rows.length },
        made: rows.filter(({ state }) => state === 'made').length,
      })),
    watch(_owner, id, onChange) {
      listener = onChange;
      onChange(known.find((table) => table.id === id) ?? null);
      return () => (listener = null);
    },
    watchProgress(_id, onChange) {
      onChange(percent);
      return () => undefined;
    },
    pause: async (id) => {
      await note('pause', id);
      pauseWith('');
    },
    resume: async (id) => {
      await note('resume', id);
      pauseWith(null);
    },
    leaveOut: (id, row) => note('leaveOut', id, row),
    tryAgain: (id, rows) => note('tryAgain', id, [...rows]),
    mend: (id, row, values) => note('mend', id, row, values).then(() => true),
    zip: async () => ({ file: new Blob(['PK']), films: 1, missing: 0 }),
    remove: (id) => note('remove', id),
    filmUrl: () => Promise.resolve(null),
    pictureOf: () => Promise.resolve(PICTURE),
    ...faults,
  };
  return { backend: { ...fakeStorage(() => []).backend, tables: made }, calls };
}
