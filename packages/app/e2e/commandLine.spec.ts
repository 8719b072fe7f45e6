import { type Check, checkVideo, failures, formatChecks, PRESENTERS } from '@lectern/studio/checks';
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../scripts/lib/run.mjs';
import { expect, test } from './support/fixtures.ts';
import { SCRIPT } from './support/journey.ts';
import { skipWithoutFfmpeg } from './support/videoChecks.ts';

const amara = PRESENTERS.find(({ id }) => id === 'amara');
if (!amara) throw new Error('Amara has gone.');
const { recipe: presenter, scene } = amara;

const RECIPE = {
  version: 1,
  title: 'Made by a command',
  language: 'en-US',
  script: SCRIPT,
  voice: { id: 'olivia', speed: 1 },
  presenter,
  scene,
  format: { aspect: '1:1', resolution: '720p' },
  captions: { drawn: true, style: 'karaoke' },
};

/** Runs the command; resolves with its exit code and output. */
const render = (...args: string[]) => renderWatched(args, {});

const renderWatched = (args: string[], { onOutput, scratch }: Watch) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const command = ['scripts/render.mjs', ...args];
    const env = { ...process.env, ...(scratch && { TMPDIR: scratch }) };
    const child = execFile(process.execPath, command, { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
    child.stdout?.on('data', (text: Buffer | string) => onOutput?.(String(text)));
  });

interface Watch {
  onOutput?: (text: string) => void;
  /** The folder for its temporary files. */
  scratch?: string;
}

/** Adds the eSpeak NG pack as a host would. */
const addEspeak = (voices: string) =>
  promisify(execFile)(
    process.execPath,
    ['scripts/voices.mjs', 'add', 'espeak-ng', '--to', voices],
    {
      cwd: ROOT,
    },
  );

function expectAll(checks: Check[]): void {
  expect(failures(checks), formatChecks(checks)).toEqual([]);
}

test('a project file becomes a valid film, in one go and in parts', async () => {
  const info = test.info();
  skipWithoutFfmpeg();
  const recipe = info.outputPath('film.lectern.json');
  writeFileSync(recipe, JSON.stringify(RECIPE));
  const whole = info.outputPath('whole.mp4');
  const parts = info.outputPath('parts');
  const joined = info.outputPath('joined.mp4');
  const read = (file: string) => readFileSync(info.outputPath(file), 'utf8');

  await test.step('in one go, with its sidecar files', async () => {
    const run = await render(recipe, '--out', whole, '--beside', '--json');
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const lines = run.stdout
      .trim()
      .split('\n')
      .map((line): Record<string, unknown> => JSON.parse(line));
    expect(lines.at(-1)).toMatchObject({ event: 'film', file: whole });
    const fractions = lines.slice(0, -1).map(({ fraction }) => Number(fraction));
    expect(fractions.length).toBeGreaterThan(5);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    const input = {
      file: whole,
      script: SCRIPT,
      captions: read('whole.vtt'),
      timeline: JSON.parse(read('whole.timeline.json')),
      presenter,
      scene,
      format: { width: 720, height: 720, frameRate: 30 },
    };
    expectAll(await checkVideo(input));
  });

  await test.step('half of the parts are not enough', async () => {
    expect(await render(recipe, '--segment', '1/2', '--out', parts)).toEqual({
      ...{ code: 0, stdout: '', stderr: '' },
    });
    const run = await render(recipe, '--assemble', parts, '--out', joined);
    expect(run).toMatchObject({ code: 4, stdout: '' });
    expect(run.stderr).toMatch(/^Parts? .* missing in “.*”\.\n$/);
  });

  await test.step('a part is made once, and all parts make the film', async () => {
    const first = readdirSync(parts);
    const again = await render(recipe, '--segment', '1/2', '--out', parts, '--json');
    expect(again.stdout.match(/"isKept":true/g)).toHaveLength(first.length);
    expect((await render(recipe, '--segment', '2/2', '--out', parts)).code).toBe(0);
    expect(readdirSync(parts).length).toBeGreaterThan(first.length);
    const run = await render(recipe, '--assemble', parts, '--out', joined, '--beside');
    expect(run).toEqual({ code: 0, stdout: '', stderr: '' });
    expectAll(
      await checkVideo({
        file: joined,
        script: SCRIPT,
        captions: read('joined.vtt'),
        timeline: JSON.parse(read('joined.timeline.json')),
        presenter,
        scene,
        format: { width: 720, height: 720, frameRate: 30 },
      }),
    );
  });

  const all = readdirSync(parts);
  const damage = (part: string) => {
    const bytes = readFileSync(join(parts, part));
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(join(parts, part), bytes);
  };

  await test.step('a damaged part is named and removed, and no film is written', async () => {
    damage(all[1] ?? '');
    const run = await render(recipe, '--assemble', parts, '--out', info.outputPath('bad.mp4'));
    expect(run).toEqual({
      code: 4,
      stdout: '',
      stderr: `Part 2 of ${all.length} in “${parts}” was damaged and has been removed: make it again.\n`,
    });
    expect(readdirSync(parts)).toEqual(all.toSpliced(1, 1));
    expect(readdirSync(info.outputDir)).not.toContain('bad.mp4');
  });

  await test.step('with --parts, missing and damaged parts are made again', async () => {
    damage(all[0] ?? '');
    const run = await render(recipe, '--parts', parts, '--out', info.outputPath('mended.mp4'));
    expect(run).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(readdirSync(parts)).toEqual(all);
  });
});

test('a rejected project file exits with a message, before a browser starts', async () => {
  const info = test.info();
  const recipe = info.outputPath('bad.lectern.json');
  writeFileSync(recipe, JSON.stringify({ ...RECIPE, version: 9 }));
  const run = await render(recipe, '--out', info.outputPath('film.mp4'));
  expect(run).toEqual({
    code: 3,
    stdout: '',
    stderr: `“${recipe}” cannot be used: it was made by a newer Lectern (file version 9, this one reads up to 1).\n`,
  });
  writeFileSync(recipe, JSON.stringify({ ...RECIPE, script: 'Hello {{name}}.' }));
  expect(await render(recipe, '--out', info.outputPath('film.mp4'))).toMatchObject({
    code: 3,
    stderr: 'The project file has the blank {{name}}: fill it with --table.\n',
  });
});

test('a path that no film can be saved to is rejected before a browser starts', async () => {
  const info = test.info();
  const recipe = info.outputPath('film.lectern.json');
  writeFileSync(recipe, JSON.stringify(RECIPE));
  const out = `${info.outputPath('films')}/`;
  expect(await render(recipe, '--out', out)).toEqual({
    code: 2,
    stdout: '',
    stderr: `“${out}” is a folder: name the film’s file with --out.\n`,
  });
});

test("a pack's voice speaks from a folder of packs; without its pack it is rejected", async () => {
  const info = test.info();
  const recipe = info.outputPath('film.lectern.json');
  const film = info.outputPath('film.mp4');
  const voices = info.outputPath('voices');
  const voice = {
    id: 'de',
    speed: 1,
    recorded: true,
    pack: { id: 'espeak-ng', version: '0'.repeat(12) },
  };
  const script = 'Guten Morgen. Wir backen Brot.';
  const marked = `[jump] ${script.replace('Brot', '[point down] Brot')}`;
  writeFileSync(recipe, JSON.stringify({ ...RECIPE, language: 'de', script: marked, voice }));

  expect(await render(recipe, '--out', film, '--voices', voices)).toEqual({
    code: 3,
    stdout: '',
    stderr:
      `The project file speaks with the voice pack “espeak-ng”, which is not in ${voices}: ` +
      'add it with “npm run voices -- add”, or name another voice in “voice”.\n',
  });

  await addEspeak(voices);
  const run = await render(recipe, '--out', film, '--voices', voices, '--beside', '--json');
  expect(run.stderr.split('\n')).toEqual([
    'The voice pack “espeak-ng” is another version than the project file’s: it may sound different.',
    'Recordings are not in a project file: the voice “de” speaks in their place.',
    'The marks [jump] and [point down] name no gestures: they are neither spoken nor played.',
    '',
  ]);
  expect(run.code).toBe(0);
  const timeline = JSON.parse(readFileSync(info.outputPath('film.timeline.json'), 'utf8')) as {
    language?: string;
    words: { text: string }[];
  };
  expect(timeline.language).toBe('de');
  expect(timeline.words.map(({ text }) => text).join(' ')).toBe(script);
});

test('a table becomes one film per row, and a failing row does not affect the others', async () => {
  const info = test.info();
  const recipe = info.outputPath('film.lectern.json');
  const table = info.outputPath('people.csv');
  const films = info.outputPath('films');
  writeFileSync(
    recipe,
    JSON.stringify({ ...RECIPE, title: 'For {{name}}', script: 'Hello, {{name}}.' }),
  );
  writeFileSync(table, 'Name,City\nAda,Paris\n,Rome\n"Grace, H.",Oslo\n');
  // Not in the test's own folder: Chromium puts a socket there, whose path has to be short.
  const scratch = mkdtempSync(join(tmpdir(), 'copies-'));
  const copies: string[][] = [];
  const run = await renderWatched([recipe, '--table', table, '--out', films, '--json'], {
    scratch,
    onOutput(text) {
      if (!text.includes('"event":"film"')) return;
      const folders = readdirSync(scratch).filter((name) =>
        name.startsWith('playwright-artifacts'),
      );
      copies.push(folders.flatMap((name) => readdirSync(join(scratch, name))));
    },
  });
  expect(run).toMatchObject({ code: 1, stderr: 'Row 2: The name is empty.\n' });
  expect(readdirSync(films)).toEqual(['0001-For_Ada.mp4', '0003-For_Grace_H_.mp4']);
  for (const row of [1, 3]) expect(run.stdout).toContain(`{"event":"film","row":${row},`);
  expect(run.stdout).toContain('{"event":"failed","row":2,"message":"The name is empty."}');
  rmSync(scratch, { recursive: true });
  // The browser keeps no copy of a film that is saved: those of a long table would fill the disk.
  expect(copies).toEqual([[], []]);
});
