import { serveSources } from '../../../scripts/lib/studioPage.mjs';
import { expect, type Page, test } from './support/fixtures.ts';

/** A private-use character, which no font has. */
const SIGN = '\u{10FFFD}';
/** Words with the second at which each is spoken; the private-use characters are silent. */
const PLAIN = [
  ['We', 0],
  ['lift', 0.5],
  ['off.', 1],
  ['Now', 2],
] as const;
const WITH_SIGNS = [
  ['We', 0],
  [SIGN, 0.5],
  [`lift${SIGN}`, 0.5],
  ['off', 1],
  [`${SIGN}.`, 1.4],
  ['Now', 2],
] as const;

type Spoken = typeof PLAIN | typeof WITH_SIGNS;
/** Like the studio's own type, which only exists in the page. */
type Layer = (time: number) => { paint: (context: CanvasRenderingContext2D | null) => void };

let server: Awaited<ReturnType<typeof serveSources>>;
test.beforeAll(async () => {
  server = await serveSources();
});
test.afterAll(() => server.close());

/** Opens the studio alone, as its own scripts do. */
test.beforeEach(async ({ page }) => {
  await page.goto(`${server.url}packages/studio/bench/index.html`);
  await page.waitForFunction(() => 'lecternBench' in window);
});

function given(spoken: Spoken, files: readonly string[]) {
  const words = spoken.map(([text, start], i) => {
    return { text, start, end: start + 0.4, from: 20 * i, to: 20 * i + text.length };
  });
  return {
    timeline: { version: 1, duration: 4, phones: [], words },
    format: { width: 640, height: 360, frameRate: 30 },
    modules: files.map((file) => `/packages/studio/src/${file}`),
  };
}

/** Draws what a preview and a first render show. */
function plainFilm(page: Page, spoken: Spoken): Promise<string> {
  return page.evaluate(
    async ({ timeline, format, modules }) => {
      const [{ openPreview }, { writeMedia }, { PRESENTERS }] = await Promise.all(
        modules.map((path) => import(path)),
      );
      await writeMedia('signs.json', JSON.stringify(timeline));
      const { recipe: presenter, scene } = PRESENTERS[0];
      const wanted = { timelineFile: 'signs.json', presenter, scene, format, burnCaptions: true };
      const preview = await openPreview(wanted, new AbortController().signal);
      const canvas = document.createElement('canvas');
      preview.paint(canvas, 1.2);
      return canvas.toDataURL();
    },
    given(spoken, ['index.ts', 'mediaStore.ts', 'presenter/recipes.ts']),
  );
}

/** Draws what an edit lays over the speaker: its title, a list point, its captions. */
function editedFilm(page: Page, spoken: Spoken, title: string): Promise<string[]> {
  return page.evaluate(
    async ({ timeline, format, modules, title }) => {
      const [{ layersAbove }, { composeFrame }, { findLook }] = await Promise.all(
        modules.map((path) => import(path)),
      );
      const look = findLook('vivid2');
      const plan = {
        ...{ edit: {}, look, caption: look.caption, listHasGround: true },
        title: { text: title, seconds: 2 },
        points: [{ number: 1, text: title, start: 0, end: 2 }],
      };
      const composition = composeFrame(format, 'avataaars', 'disc');
      const stage = { job: { timeline, format, burnCaptions: true }, composition, head: {} };
      const canvas = document.createElement('canvas');
      Object.assign(canvas, format);
      const context = canvas.getContext('2d');
      const layers: Layer[] = layersAbove(plan, stage);
      return layers.map((layer) => {
        context?.clearRect(0, 0, format.width, format.height);
        layer(1.2).paint(context);
        return canvas.toDataURL();
      });
    },
    { ...given(spoken, ['edit/paint/layers.ts', 'scene/composition.ts', 'looks/index.ts']), title },
  );
}

// Specification: wizard-more.11
test('captions omit characters that the device has no font for', async ({ page }) => {
  expect(await plainFilm(page, WITH_SIGNS)).toBe(await plainFilm(page, PLAIN));
});

// Specification: wizard-more.11
test('captions, titles and lists of an edit omit them too', async ({ page }) => {
  const plain = await editedFilm(page, PLAIN, 'Off we go');
  expect(new Set(plain).size).toBe(3);
  expect(await editedFilm(page, WITH_SIGNS, `Off ${SIGN} we go${SIGN}`)).toEqual(plain);
});
