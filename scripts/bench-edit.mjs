/**
 * Measures what an AI edit costs against the first render of the same film of a minute, in headless
 * Chromium. Asserts nothing: times differ from machine to machine.
 *
 *   node scripts/bench-edit.mjs [--runs 3] [--only vivid,clean]
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { openStudio } from './lib/studioPage.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: 'vivid,satisfying,cinematic,split' },
  },
});

/** About 20 s in the voice of the bench; three times of it are the film. */
const PART =
  'Good morning, and welcome. Today we look at three simple ways to make a better video. ' +
  'First, write the way you speak. Short words and short sentences are easy to follow. ' +
  'Second, begin with the point, and explain it after that. ' +
  'Third, stop when you have said it. Nobody ever complained that a film was over too soon. ';

const config = { root, configFile: false, logLevel: 'error' };
const looks = `${root}packages/ui/src/looks/index.ts`;
const { findLook, subtitleStylesOf } = (await runnerImport(looks, config)).module;

const editOf = (look) => ({
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
});

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

const wish = {
  ...{ script: PART.repeat(3), presenter: 'amara', voiceId: 'olivia' },
  format: { width: 1280, height: 720, frameRate: 30 },
};
const studio = await openStudio();
try {
  // The first film loads and compiles what the others find ready.
  const { duration } = await studio.film(wish);
  const ids = options.only.split(',');
  const times = { render: [], ...Object.fromEntries(ids.map((id) => [id, []])) };
  for (let run = 0; run < Number(options.runs); run += 1) {
    times.render.push((await studio.film(wish)).milliseconds);
    for (const id of ids) {
      const film = await studio.film({ ...wish, edit: editOf(findLook(id)) });
      times[id].push(film.milliseconds);
    }
  }
  console.log(`A film of ${duration.toFixed(1)} s, medians of ${options.runs} runs:`);
  const first = median(times.render);
  console.table(
    Object.entries(times).map(([name, all]) => ({
      what: name === 'render' ? 'first render' : `edit: ${name}`,
      seconds: Number((median(all) / 1000).toFixed(1)),
      'times the first render': Number((median(all) / first).toFixed(2)),
    })),
  );
} finally {
  await studio.close();
}
