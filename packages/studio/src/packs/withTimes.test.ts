// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestEngines } from '../alignment/testSpeakers.ts';
import { TEST_SENTENCES } from '../alignment/testSentences.ts';
import type { EngineSpeech, SpeechEngine } from '../speech/SpeechEngine.ts';
import { withTimes } from './withTimes.ts';

const PLAIN = { speed: 1, readings: [] };
const [TEXT = ''] = TEST_SENTENCES;

let reference: SpeechEngine;
/** From an engine that does report its sounds, which the test then removes. */
let spoken: EngineSpeech;
beforeAll(async () => {
  const engines = await openTestEngines();
  reference = engines.flite;
  spoken = await engines.espeak.speak(TEXT, 'en-us', PLAIN);
});

/** The median distance in seconds between word starts. */
function middleError({ words }: EngineSpeech): number {
  const errors = words.map(({ start }, i) => Math.abs(start - (spoken.words[i]?.start ?? 9)));
  return errors.toSorted((a, b) => a - b)[Math.floor(errors.length / 2)] ?? 9;
}

describe('an engine that does not report its sounds', () => {
  const untimed = () => {
    const seconds = spoken.samples.length / spoken.sampleRate;
    return {
      ...spoken,
      phones: [{ phone: 'pau', start: 0, end: seconds }],
      words: spoken.words.map((word) => ({ ...word, start: 0, end: 0 })),
    };
  };

  it('gets words and phones where they are heard', async () => {
    expect(middleError(untimed())).toBeGreaterThan(0.3);
    const timed = await withTimes(untimed(), TEXT, PLAIN, { reference, timing: 'none' });
    expect(timed.words.map(({ text }) => text)).toEqual(spoken.words.map(({ text }) => text));
    expect(middleError(timed)).toBeLessThan(0.05);
    expect(timed.phones.length).toBeGreaterThan(20);
    timed.phones.slice(1).forEach(({ start }, i) => expect(start).toBe(timed.phones[i]?.end));
  });

  it('keeps its own words if it reports them', async () => {
    const given = { ...untimed(), words: spoken.words };
    const timed = await withTimes(given, TEXT, PLAIN, { reference, timing: 'words' });
    expect(timed.words).toBe(given.words);
    expect(timed.phones.length).toBeGreaterThan(20);
  });

  it('is left unchanged if nothing is heard', async () => {
    const silent = { ...untimed(), samples: new Float32Array(spoken.samples.length) };
    expect(await withTimes(silent, TEXT, PLAIN, { reference, timing: 'none' })).toBe(silent);
  });
});
