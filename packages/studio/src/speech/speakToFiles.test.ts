// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LoudnessMeter } from '../audio/loudness.ts';
import { TruePeakMeter } from '../audio/truePeak.ts';
import { readWavBlocks, readWavInfo } from '../audio/wavReader.ts';
import { MAX_SCRIPT_WORDS, type SpeechTimeline } from '../types.ts';
import { type SpeakJob, speakToFiles } from './speakToFiles.ts';
import type { SpeechEngine } from './SpeechEngine.ts';
import { createMemoryFiles, createToneEngine } from './testEngine.ts';

const AUDIO = 'a.wav';
const TIMELINE = 'a.timeline.json';

async function speak(
  script: string,
  job: Partial<SpeakJob> & { voiceId?: string; room?: number } = {},
) {
  const { voiceId = 'any', room, ...rest } = job;
  const { files, contents } = createMemoryFiles(room);
  const request = { script, voiceId, audioFile: AUDIO, timelineFile: TIMELINE };
  const outcome = await speakToFiles(request, { engine: createToneEngine(), files, ...rest }).then(
    (result) => ({ result, code: undefined }),
    (error: unknown) => ({ result: undefined, code: (error as { code?: string }).code }),
  );
  return { ...outcome, names: [...contents.keys()], contents };
}

/** Half a step of the grid on which sentences start, in seconds. */
const HALF_STEP = 0.0501;

/** Returns the most seconds by which a silence differs from its wanted length. */
function largestError({ phones }: SpeechTimeline, wanted: readonly number[]): number {
  const rests = phones.filter(({ phone }) => phone === 'pau');
  if (rests.length !== wanted.length) return Number.POSITIVE_INFINITY;
  return Math.max(...rests.map(({ start, end }, i) => Math.abs(end - start - (wanted[i] ?? 0))));
}

async function timelineOf(contents: Map<string, Blob>): Promise<SpeechTimeline> {
  return JSON.parse((await contents.get(TIMELINE)?.text()) ?? 'null') as SpeechTimeline;
}

describe('speakToFiles', () => {
  it('writes the audio and its timeline, and nothing else', async () => {
    const { result, names, contents } = await speak('One two. Three four five.');
    expect(names.toSorted()).toEqual([TIMELINE, AUDIO]);
    const info = await readWavInfo(contents.get(AUDIO) ?? new Blob());
    expect(info).toMatchObject({ sampleRate: 48_000, channels: 1, bitsPerSample: 16 });
    const timeline = await timelineOf(contents);
    expect(timeline.duration).toBeCloseTo(info.duration, 3);
    expect(result).toEqual({ duration: timeline.duration, words: 5 });
  });

  it('writes gestures with the words that they fall on', async () => {
    const { contents } = await speak('[wave] One two. [nod] Three.');
    const { gestures, words } = await timelineOf(contents);
    const on = gestures?.map(({ at }) => words.find(({ from }) => from >= at)?.text);
    expect(gestures?.map(({ gesture }) => gesture)).toEqual(['wave', 'nod']);
    expect(on).toEqual(['One', 'Three.']);
  });

  it('brings the audio to −16 LUFS below the peak ceiling', async () => {
    const { contents } = await speak('One two three four five six. Seven eight nine ten.');
    const loudness = new LoudnessMeter(48_000);
    const peak = new TruePeakMeter();
    for await (const { samples } of readWavBlocks(contents.get(AUDIO) ?? new Blob())) {
      loudness.push(samples);
      peak.push(samples);
    }
    expect(Math.abs(loudness.integrated() + 16)).toBeLessThan(0.3);
    expect(peak.decibels).toBeLessThan(-1.5);
  });

  it('rests at both ends of the film and between sentences and paragraphs', async () => {
    const { contents } = await speak('One. Two.\n\nThree.');
    const timeline = await timelineOf(contents);
    expect(largestError(timeline, [0.4, 0.28, 0.52, 1])).toBeLessThanOrEqual(HALF_STEP);
    expect(timeline.phones.at(-1)?.end).toBeCloseTo(timeline.duration, 3);
  });

  it("reports each word's time and position in the script", async () => {
    const script = 'One 🎉 two.  “Three!”\n';
    const { words } = await timelineOf((await speak(script)).contents);
    expect(words.map(({ from, to }) => script.slice(from, to))).toEqual([
      'One',
      '🎉',
      'two.',
      '“Three!”',
    ]);
    expect(words[0]?.start).toBeCloseTo(0.4, 3);
    const rest = (words[3]?.start ?? 0) - (words[2]?.end ?? 0);
    expect(Math.abs(rest - 0.28)).toBeLessThanOrEqual(0.0501);
    expect(words[1]?.start).toBe(words[1]?.end);
  });

  // Specification: wizard-more.2
  it('pauses where the script requests it, and shows no mark', async () => {
    const script = '[pause 1s] One, [pause 0.5s] two.[pause 2s]Three. [pause 1s]';
    const timeline = await timelineOf((await speak(script)).contents);
    const { words } = timeline;
    expect(largestError(timeline, [1.4, 0.5, 2, 2])).toBeLessThanOrEqual(HALF_STEP);
    expect(words.map(({ text }) => text)).toEqual(['One,', 'two.', 'Three.']);
    expect(words.map(({ from, to }) => script.slice(from, to))).toEqual(['One,', 'two.', 'Three.']);
  });

  it.each([
    ['One! 🎉\n\n[pause 3s]\n\nTwo.', [0.4, 3, 1]],
    ['One.\n---\n[pause 3s]\nTwo.', [0.4, 3, 1]],
    ['One. [pause 1s]\n---\n[pause 2s]\nTwo.', [0.4, 3, 1]],
    ['One! [pause 2s] 🎉', [0.4, 3]],
    ['🎉\n[pause 3s]\nOne.', [3.4, 1]],
    ['One. 🎉\n\nTwo.', [0.4, 0.52, 1]],
  ])('rests for as long beside signs that are not spoken: %j', async (script, rests) => {
    const timeline = await timelineOf((await speak(script)).contents);
    expect(largestError(timeline, rests)).toBeLessThanOrEqual(HALF_STEP);
  });

  it.each(['One! 🎉', '🎉\n\nOne.'])(
    'takes no sample rate from a sentence without sound: %j',
    async (script) => {
      const tone = createToneEngine();
      const engine: SpeechEngine = {
        speak: async (text, voiceId, manner) => {
          const speech = await tone.speak(text, voiceId, manner);
          return speech.samples.length > 0 ? speech : { ...speech, sampleRate: 22_050 };
        },
      };
      const { words } = await timelineOf((await speak(script, { engine })).contents);
      expect(words.map(({ text }) => text)).toEqual(script.split(/\s+/u));
    },
  );

  it('keeps punctuation after a pause with the word before it', async () => {
    const timeline = await timelineOf((await speak('One [pause 1s], two.')).contents);
    expect(timeline.words.map(({ text }) => text)).toEqual(['One,', 'two.']);
    expect(largestError(timeline, [0.4, 1, 1])).toBeLessThanOrEqual(HALF_STEP);
  });

  it('starts every sentence a whole number of frames after the first', async () => {
    const script = 'One. Two of them. Three more of these.\n\nFour, [pause 0.73s] five. Six!';
    const { words } = await timelineOf((await speak(script)).contents);
    const openings = words.filter(({ text }) => /^(?:One|Two|Three|Four|five|Six)\b/u.test(text));
    expect(openings).toHaveLength(6);
    for (const { start } of openings) {
      const frames = (start - (words[0]?.start ?? 0)) * 30;
      expect(Math.abs(frames - Math.round(frames))).toBeLessThan(0.004);
    }
  });

  it('passes each sentence its readings and the pace', async () => {
    const heard: unknown[] = [];
    const tone = createToneEngine();
    const engine: SpeechEngine = {
      speak: (text, voiceId, manner) => {
        heard.push([text, manner]);
        return tone.speak(text, voiceId, manner);
      },
    };
    const { files } = createMemoryFiles();
    const script = 'One. At Nuuk [say nook], two.';
    const request = { script, voiceId: 'any', audioFile: AUDIO, timelineFile: TIMELINE };
    await speakToFiles({ ...request, speed: 1.25 }, { engine, files });
    expect(heard).toEqual([
      ['One.', { speed: 1.25, readings: [] }],
      ['At Nuuk, two.', { speed: 1.25, readings: [{ at: 7, says: 'nook' }] }],
    ]);
  });

  it('reports progress that never decreases and ends at 1', async () => {
    const fractions: number[] = [];
    await speak('One. Two. Three.', { onProgress: (fraction) => fractions.push(fraction) });
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
  });

  it.each(['', '  \n ', '🎉 👍', '… – !', '[pause 1s]'])(
    'refuses %j, which has no words',
    async (script) => {
      expect(await speak(script)).toMatchObject({ code: 'no-words', names: [] });
    },
  );

  it('refuses a script above the limit', async () => {
    expect(await speak('word '.repeat(MAX_SCRIPT_WORDS + 1))).toMatchObject({
      code: 'too-long',
      names: [],
    });
  });

  it('reports an engine failure, and leaves no files', async () => {
    expect(await speak('One.', { voiceId: 'broken' })).toMatchObject({
      code: 'speech-failed',
      names: [],
    });
  });

  it('leaves no files wherever storage runs out', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 200_000 }), async (room) => {
        const { code, names } = await speak('One two three. Four five.', { room });
        expect([code, names]).toEqual(['storage-full', []]);
      }),
      { numRuns: 20 },
    );
  });

  it('stops wherever it is cancelled, and leaves no files', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0, max: 0.99, noNaN: true }), async (limit) => {
        const abort = new AbortController();
        const onProgress = (fraction: number) => {
          if (fraction > limit) abort.abort();
        };
        const script = 'One two. Three four. Five six. '.repeat(4);
        const { code, names } = await speak(script, { signal: abort.signal, onProgress });
        expect([code, names]).toEqual(['cancelled', []]);
      }),
      { numRuns: 20 },
    );
  });

  it('keeps the files of an earlier job when cancelled', async () => {
    const { files, contents } = createMemoryFiles();
    const request = { script: 'One.', voiceId: 'any', audioFile: AUDIO, timelineFile: TIMELINE };
    const engine = createToneEngine();
    await speakToFiles(request, { engine, files });
    const before = contents.get(AUDIO);
    const signal = AbortSignal.abort();
    await expect(speakToFiles(request, { engine, files, signal })).rejects.toMatchObject({
      code: 'cancelled',
    });
    expect(contents.get(AUDIO)).toBe(before);
  });
});
