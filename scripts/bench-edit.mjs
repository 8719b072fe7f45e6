/**
 * Measures what an AI edit costs compared with the first render of the same one-minute film, in headless
 * Chromium, and where the time goes. Asserts nothing: times differ from machine to machine.
 *
 *   node scripts/bench-edit.mjs [--runs 3] [--only vivid,clean | --only all] [--plain]
 *
 * Each edit is paired with a first render of its own, and the median of the pairs is reported: other work
 * of the machine slows both. The time that processors were busy hardly depends on that. One look with
 * `--runs 1` takes less than a minute. `--plain` leaves out the vectorised pixel conversion
 * (`picture/i420Kernel.ts`), to show what it saves.
 */
import { parseArgs } from 'node:util';
import { loadSource } from './lib/loadSource.mjs';
import { median } from './lib/median.mjs';
import { openStudio } from './lib/studioPage.mjs';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: 'vivid,satisfying,cinematic,split' },
    plain: { type: 'boolean', default: false },
  },
});

/** About 20 s in the bench's voice; the film repeats it three times. */
const PART =
  'Good morning, and welcome. Today we look at three simple ways to make a better video. ' +
  'First, write the way you speak. Short words and short sentences are easy to follow. ' +
  'Second, begin with the point, and explain it after that. ' +
  'Third, stop when you have said it. Nobody ever complained that a film was over too soon. ';
const FORMAT = { width: 1280, height: 720, frameRate: 30 };

/**
 * @typedef {Awaited<ReturnType<typeof render>>} Film
 * @typedef {{ first: Film; edited: Film }} Pair
 * @type {typeof import('../packages/studio/src/looks/index.ts')}
 */
const { LOOK_LIST, findLook, subtitleStylesOf } = await loadSource(
  'packages/studio/src/looks/index.ts',
);

/**
 * @param {string} id
 * @returns {import('../packages/studio/src/editRequest.ts').Edit}
 */
function editOf(id) {
  const look = findLook(id);
  if (!look) throw new Error(`There is no look ${id}.`);
  return {
    aiEditSettings: {
      template: look.id,
      brollFrequency: 'medium',
      brollType: 'mixed',
      title: { text: 'Three better ways', duration: 3 },
    },
    bgVideoSettings: { stroke: { color: '#ffdf06ff', width: 10 } },
    additionalFeatures: {
      applyAiEdit: true,
      addBgm: true,
      removeFillerWords: false,
      removeSilenceParts: false,
      enhanceAudio: true,
    },
    subtitleStyles: subtitleStylesOf(look),
    additionalSettings: { soundEffectsVolume: 30, applySpeakerDetection: true },
    bgmData: { volume: 15, fadeIn: 2, fadeOut: 2 },
  };
}

/**
 * The medians of some renders, in seconds: the total, and its parts.
 *
 * @param {string} what
 * @param {readonly Film[]} films
 * @param {readonly Pair[]} [pairs]
 */
function rowOf(what, films, pairs) {
  /** @param {(film: Film) => number} pick */
  const seconds = (pick) => Number(median(films.map(pick)).toFixed(2));
  /** @type {(of: readonly Pair[], pick: (film: Film) => number) => number} */
  const times = (of, pick) =>
    Number(median(of.map(({ first, edited }) => pick(edited) / pick(first))).toFixed(2));
  return {
    what,
    total: seconds(({ milliseconds }) => milliseconds / 1000),
    processors: seconds(({ busy }) => busy),
    ...(pairs && {
      'total / first': times(pairs, ({ milliseconds }) => milliseconds),
      'processors / first': times(pairs, ({ busy }) => busy),
    }),
    planning: seconds(({ worker }) => worker.planning / 1000),
    drawing: seconds(({ worker }) => worker.drawing / 1000),
    'waiting for video': seconds(({ worker }) => worker.waiting / 1000),
    'waiting for sound': seconds(({ worker }) => worker.sound / 1000),
    MB: Number((median(films.map(({ size }) => size)) / 1e6).toFixed(1)),
  };
}

/** @type {import('vite').Plugin} */
const withoutVectors = {
  name: 'without-vectors',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/picture/i420Kernel.ts')
      ? 'export class I420Kernel { static open() { return undefined; } }'
      : undefined,
};

const studio = await openStudio({ isBuilt: true, plugins: options.plain ? [withoutVectors] : [] });

/** @param {import('../packages/studio/src/editRequest.ts').Edit} [edit] */
async function render(edit) {
  const before = await studio.processorTime();
  const film = await studio.render(FORMAT, edit);
  return { ...film, busy: (await studio.processorTime()) - before };
}

try {
  await studio.speak(PART.repeat(3));
  const ids = options.only === 'all' ? LOOK_LIST.map(({ id }) => id) : options.only.split(',');
  // The first film loads and compiles what the later ones find ready.
  const { duration } = await render(editOf(ids[0] ?? ''));
  /** @type {Film[]} */
  const firsts = [];
  const rows = [];
  for (const id of ids) {
    /** @type {Pair[]} */
    const pairs = [];
    for (let run = 0; run < Number(options.runs); run += 1) {
      pairs.push({ first: await render(), edited: await render(editOf(id)) });
    }
    firsts.push(...pairs.map(({ first }) => first));
    const films = pairs.map(({ edited }) => edited);
    rows.push(rowOf(id, films, pairs));
  }
  console.log(`A film of ${duration.toFixed(1)} s, medians of ${options.runs} pairs, seconds:`);
  console.table([rowOf('first render', firsts), ...rows]);
} finally {
  await studio.close();
}
