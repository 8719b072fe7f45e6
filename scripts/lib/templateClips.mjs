import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from './findChromium.mjs';
import { serveStudio } from './studioServer.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const media = `${root}packages/app/src/templates/media/`;
/** Bytes; what one preview may weigh. */
const MAX_SIZE = 250_000;

/** The beginning of each template with something in its placeholders, and who says it where. */
const CLIPS = [
  {
    ...{ id: 'product-introduction', presenter: 'amara', voiceId: 'olivia' },
    scene: { colour: 'sky', backdrop: 'board' },
    script:
      'Every week, small teams lose hours to looking for files. It does not have to be that way. Let me show you something.',
  },
  {
    ...{ id: 'company-overview', presenter: 'leila', voiceId: 'maya' },
    scene: { colour: 'sage', backdrop: 'arch' },
    script:
      'Hello, and welcome to Northlight. In the next two minutes I will tell you who we are, and why we enjoy it.',
  },
  {
    ...{ id: 'tutorial-style', presenter: 'wren', voiceId: 'zoe' },
    scene: { colour: 'ochre', backdrop: 'window' },
    script:
      'Welcome. In the next four minutes you will learn how to bake bread, from an empty bowl to a finished loaf.',
  },
  {
    ...{ id: 'customer-testimonial', presenter: 'mei', voiceId: 'grace' },
    scene: { colour: 'blush', backdrop: 'disc' },
    script:
      'I run a small studio, and I do not usually recommend things in front of a camera. This is an exception.',
  },
  {
    ...{ id: 'product-demo', presenter: 'kofi', voiceId: 'marcus' },
    scene: { colour: 'clay', backdrop: 'product' },
    script:
      'Talking about a product is easy, so let us use it instead, from beginning to end, without cutting the boring parts.',
  },
  {
    ...{ id: 'quarterly-update', presenter: 'jonas', voiceId: 'james' },
    scene: { colour: 'plum', backdrop: 'stage' },
    script:
      'Three numbers tell the story of this quarter. The first one is revenue, and I am happy to say that it grew.',
  },
  {
    ...{ id: 'course-introduction', presenter: 'ravi', voiceId: 'leo' },
    scene: { colour: 'ochre', backdrop: 'board' },
    script:
      'Welcome to the course. I still remember how confusing the first steps were. Let us take them together.',
  },
  {
    ...{ id: 'quick-tips', presenter: 'otto', voiceId: 'finn' },
    scene: { colour: 'stone', backdrop: 'shelf' },
    script:
      'Three tips for better lighting, in little more than a minute. The last one is my favourite, so stay until the end.',
  },
];

/** What a page needs of the studio to make a clip, as the server below gives it. */
const MODULES = [
  '/packages/studio/src/speech/speakScript.ts',
  '/packages/studio/src/render/renderVideo.ts',
  '/packages/studio/src/presenter/recipes.ts',
  '/packages/studio/src/mediaStore.ts',
];

/** Runs in the page: speaks and renders one clip as the product does. Base64, for the way out. */
async function renderClip({ modules, presenter: id, scene, script, voiceId }) {
  const [{ speakScript }, { renderVideo }, { findPresenter }, { readMedia }] = await Promise.all(
    modules.map((path) => import(path)),
  );
  const files = {
    audioFile: 'clip.wav',
    timelineFile: 'clip.timeline.json',
    videoFile: 'clip.mp4',
    posterFile: 'clip.jpg',
    captionsFile: 'clip.vtt',
  };
  await speakScript({ ...files, script, voiceId });
  const presenter = findPresenter(id).recipe;
  const format = { width: 1280, height: 720, frameRate: 30 };
  await renderVideo({ ...files, presenter, scene, format, burnCaptions: true });
  const read = async (name) => {
    const file = await readMedia(name);
    const url = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsDataURL(file);
    });
    return url.slice(url.indexOf(',') + 1);
  };
  return { video: await read(files.videoFile), poster: await read(files.posterFile) };
}

async function ffmpeg(...args) {
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const PLAIN = ['-map_metadata', '-1', '-fflags', '+bitexact'];

/** Makes a clip small enough for a page of eight. */
async function shrink({ video, poster }, id, folder) {
  const source = join(folder, 'clip.mp4');
  const still = join(folder, 'clip.jpg');
  await writeFile(source, Buffer.from(video, 'base64'));
  await writeFile(still, Buffer.from(poster, 'base64'));
  await ffmpeg(
    ...['-i', source, '-vf', 'scale=640:360:flags=lanczos', '-r', '30', '-pix_fmt', 'yuv420p'],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '30'],
    ...['-c:a', 'aac', '-b:a', '56k', '-ac', '1', '-movflags', '+faststart', ...PLAIN],
    `${media}${id}.mp4`,
  );
  const size = 'scale=960:540:flags=lanczos';
  await ffmpeg('-i', still, '-vf', size, '-q:v', '5', ...PLAIN, `${media}${id}.jpg`);
}

/**
 * Makes the film and the still of every built-in template (packages/app/src/templates/media): its
 * presenter saying the first sentences, rendered by the studio in Chromium. Needs ffmpeg with
 * libx264.
 */
export async function makeTemplateClips() {
  await mkdir(media, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'lectern-clips-'));
  const server = await serveStudio();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
  });
  const sizes = [];
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.error(error));
    await page.goto(`${server.resolvedUrls.local[0]}packages/studio/bench/index.html`);
    await page.waitForFunction(() => window.lecternBench !== undefined);
    for (const clip of CLIPS) {
      const rendered = await page.evaluate(renderClip, { ...clip, modules: MODULES });
      await shrink(rendered, clip.id, folder);
      sizes.push({ template: clip.id, bytes: (await stat(`${media}${clip.id}.mp4`)).size });
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
  console.table(sizes);
  if (sizes.some(({ bytes }) => bytes > MAX_SIZE)) process.exitCode = 1;
}
