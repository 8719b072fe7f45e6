import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import {
  checkVideo,
  failures,
  formatChecks,
  PRESENTERS,
  type SpeechTimeline,
} from '@lectern/studio/checks';
import { serveSources } from '../../../scripts/lib/studioPage.mjs';
import { espeakPack } from '../../../scripts/lib/voices/espeakPack.mjs';
import { expect, type Page, test } from './support/fixtures.ts';
import { skipWithoutFfmpeg } from './support/videoChecks.ts';

/** About 9 s in each language, with numbers and frequent lip closures. */
const LANGUAGES: readonly { voice: string; language: string; script: string }[] = [
  {
    voice: 'ar',
    language: 'ar',
    script:
      'مرحبا بكم في مخبز بومان في ميدان المدينة. نخبز لكم كل صباح 25 نوعا من الخبز والكعك. تفضلوا بزيارتنا، وجربوا كل ما لدينا من بسكويت Bauman اللذيذ.',
  },
  {
    voice: 'cmn',
    language: 'zh',
    script:
      '大家好，欢迎来到市场旁边的鲍曼面包店。我们每天早上烤二十五种面包和蛋糕。请您过来品尝，我们的朋友都说“非常美味”。',
  },
  {
    voice: 'de',
    language: 'de',
    script:
      'Guten Morgen und willkommen bei Bäckerei Baumann am Marktplatz. Bei uns gibt es jeden Morgen 25 Sorten Brot und bunte Kuchen. Kommen Sie vorbei und bleiben Sie zum Mittag.',
  },
  {
    voice: 'fr-fr',
    language: 'fr-FR',
    script:
      'Bonjour et bienvenue à la boulangerie Beaumont, place du marché. Chaque matin, nous préparons 25 sortes de pains et de brioches. Passez nous voir, l’été comme l’hiver.',
  },
  {
    voice: 'es',
    language: 'es',
    script:
      'Buenos días y bienvenidos a la panadería Pombo, en la plaza mayor. Cada mañana preparamos 25 tipos de pan y bollos. Vengan a probarlos, y no se pierdan los buñuelos.',
  },
  {
    voice: 'it',
    language: 'it',
    script:
      'Buongiorno e benvenuti al panificio Bambini, in piazza del mercato. Ogni mattina prepariamo 25 tipi di pane e biscotti. Venite a provarli, perché sono buonissimi.',
  },
  {
    voice: 'pt-br',
    language: 'pt-BR',
    script:
      'Bom dia e bem-vindos à padaria Pombal, na praça do mercado. Toda manhã preparamos 25 tipos de pão e bolo. Venham provar, porque são muito bons.',
  },
  {
    voice: 'pl',
    language: 'pl',
    script:
      'Dzień dobry i witamy w piekarni Bobak przy placu Wolności. Każdego ranka pieczemy 25 rodzajów chleba i bułek. Proszę przyjść i spróbować naszych pysznych babeczek.',
  },
  {
    voice: 'ru',
    language: 'ru',
    script:
      'Доброе утро и добро пожаловать в пекарню Бобров на площади. Каждое утро мы выпекаем 25 видов хлеба и булочек. Приходите и попробуйте наши пироги.',
  },
  {
    voice: 'hi',
    language: 'hi',
    script:
      'नमस्ते और बाज़ार के पास बबलू बेकरी में आपका स्वागत है। हम हर सुबह 25 तरह की ब्रेड और बिस्कुट बनाते हैं। आप भी आइए और हमारे मीठे बन खाकर देखिए।',
  },
];

const FORMAT = { width: 640, height: 360, frameRate: 30 };
const AMARA = PRESENTERS.find(({ id }) => id === 'amara');

let server: Awaited<ReturnType<typeof serveSources>>;
let pack: Awaited<ReturnType<typeof espeakPack>>;
test.beforeAll(async () => {
  [server, pack] = await Promise.all([serveSources(), espeakPack()]);
});
test.afterAll(() => server.close());

/** Stores the pack as on a device that has loaded it. */
async function install(page: Page): Promise<void> {
  const files = pack.contents.map(({ path, content }) => {
    const bytes = Buffer.from(content);
    return { path, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
  });
  await page.route('**/pack/*', (route) => {
    const file = files.find(({ sha256 }) => route.request().url().endsWith(sha256));
    return route.fulfill({ body: file?.bytes ?? '', contentType: 'application/octet-stream' });
  });
  const manifest = {
    ...pack.manifest,
    files: files.map(({ path, sha256, bytes }) => ({ path, sha256, bytes: bytes.length })),
  };
  await page.evaluate(async (given) => {
    const root = await navigator.storage.getDirectory();
    const voices = await root.getDirectoryHandle('lectern-voices', { create: true });
    const folder = await voices.getDirectoryHandle(given.id, { create: true });
    const write = async (name: string, content: Blob | string) => {
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(content);
      await file.close();
    };
    for (const { sha256 } of given.files) {
      await write(sha256, await (await fetch(`/pack/${sha256}`)).blob());
    }
    await write('manifest.json', JSON.stringify(given));
  }, manifest);
}

async function film(page: Page, script: string, voice: string) {
  return page.evaluate(
    async ({ wish, module }) => {
      if (!window.lecternBench) throw new Error('The page of the studio is not there.');
      const made = await window.lecternBench.film(wish);
      const { readMedia } = await import(module);
      const timeline: string = await (await readMedia('bench.timeline.json')).text();
      return { ...made, timeline };
    },
    {
      wish: { script, voiceId: `espeak-ng.${voice}`, presenter: 'amara', format: FORMAT },
      module: '/packages/studio/src/mediaStore.ts',
    },
  );
}

// Arabic and Chinese: right to left, and without spaces. The part `languages` has all ten.
for (const { voice, language, script } of process.env['LECTERN_ALL_LANGUAGES']
  ? LANGUAGES
  : LANGUAGES.slice(0, 2)) {
  // Specification: wizard-more.9, wizard-more.11
  test(`a film in ${language} is spoken, captioned and drawn like any other`, async ({
    page,
  }, info) => {
    skipWithoutFfmpeg();
    if (!AMARA) throw new Error('There is no presenter called Amara.');
    await page.goto(`${server.url}packages/studio/bench/index.html`);
    await page.waitForFunction(() => 'lecternBench' in window);
    await install(page);
    const made = await film(page, script, voice);
    const file = info.outputPath(`${language}.mp4`);
    await writeFile(file, Buffer.from(made.video, 'base64'));
    const timeline = JSON.parse(made.timeline) as SpeechTimeline;
    expect(timeline.language).toBe(language);
    const captions = Buffer.from(made.captions, 'base64').toString('utf8');
    expect(captions.startsWith(`WEBVTT\nlang: ${language}\n\n`)).toBe(true);

    const { recipe: presenter, scene } = AMARA;
    const input = { file, captions, script, timeline, presenter, scene, format: FORMAT };
    const checks = await checkVideo(input);
    console.log(`${language}, ${timeline.duration} s\n${formatChecks(checks)}\n`);
    expect(failures(checks), formatChecks(checks)).toEqual([]);
  });
}
