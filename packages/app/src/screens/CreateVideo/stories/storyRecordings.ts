// Shared by stories alone; never part of the app.
// oxlint-disable no-restricted-imports
import { demoVoices } from '@lectern/mocks/fixtures';
import type { EmbeddedBackend } from '../../../backend/BackendContext.ts';
import type {
  ImportedRecording,
  RecordingsOfScript,
  ScriptSentence,
  Take,
  TakeVerdict,
  VoiceRecordings,
} from '../../../backend/voiceRecordings.ts';
import { onThisDevice, projects, type WireProject } from './wizardStory.ts';

/** What the designs' user reads. */
export const SENTENCES = [
  'Good morning, and welcome to Northlight.',
  'In the next minute I want to show you how a small team can ship a brighter product.',
  'We started with one question.',
  'What if every update came with a face and a voice?',
  'So we built it, and we tried it on ourselves first.',
  'Every Friday, one of us writes a few lines about the week.',
  'We choose a presenter, and we choose who says them.',
  'Ten minutes later, 340 people know what has changed.',
  'Nobody had to book a room, and nobody had to find a tie.',
  'Our customers noticed, too.',
  'Support mail about new features fell by a third.',
  'Write a few lines, and watch your words step up to the lectern.',
] as const;

const SCRIPT = SENTENCES.join(' ');

/** Projects whose voice is the user's own; Olivia speaks what is not recorded. */
export const ownProjects = {
  voice: { ...projects.voice, script: SCRIPT, voice_id: 'own-olivia' },
  audio: { ...projects.avatar, script: SCRIPT, voice_id: 'own-olivia' },
} satisfies Record<string, WireProject>;

const SAMPLE = demoVoices[0]?.preview_url ?? null;
const START = Date.UTC(2026, 10, 20, 9);

/** The shape of a sentence: louder in the middle of its words. */
const peaksFor = (seconds: number) =>
  Array.from({ length: 60 }, (_, at) =>
    Math.abs(Math.sin(at * 0.9) * Math.sin(at * (0.19 + seconds / 40))),
  );

/** A take of a sentence with a verdict; null while it is compared. */
export function storyTake(
  id: string,
  seconds: number,
  verdict: TakeVerdict | null = { kind: 'fits', from: null },
): Take {
  return { id, seconds, peaks: peaksFor(seconds), verdict, recordedAt: START };
}

/** The script with these verdicts kept, sentence by sentence; null where a voice speaks it. */
export function storyScript(verdicts: readonly (TakeVerdict['kind'] | null)[]): ScriptSentence[] {
  return SENTENCES.map((text, at) => {
    const kind = verdicts[at] ?? null;
    const seconds = text.length / 15;
    const take = kind && storyTake(`take-${at}`, seconds, { kind, from: null });
    return {
      key: text.toLowerCase(),
      text,
      takes: take ? [take] : [],
      keptTakeId: take?.id ?? null,
    };
  });
}

/** So many sentences kept, from the first. */
export const keptUpTo = (count: number) =>
  storyScript(SENTENCES.map((_, at) => (at < count ? 'fits' : null)));

export interface StoryRecordings {
  backend: EmbeddedBackend;
  /** Each call by its name and what it was given. */
  calls: unknown[][];
}

/** A backend in the page whose recordings are these, and change as the user says. */
export function storyRecordings(
  initial: ScriptSentence[],
  {
    verdict = { kind: 'fits', from: null },
    ...faults
  }: Partial<VoiceRecordings> & { verdict?: TakeVerdict } = {},
): StoryRecordings {
  const calls: unknown[][] = [];
  let sentences = initial;
  let removed: ScriptSentence[] = [];
  const listeners = new Set<(recorded: RecordingsOfScript) => void>();
  const state = (): RecordingsOfScript => ({ sentences, bytes: 3_800_000 });
  const change = (next: ScriptSentence[]) => {
    sentences = next;
    for (const listener of listeners) listener(state());
  };
  const of = (key: string, changes: (sentence: ScriptSentence) => ScriptSentence) =>
    change(sentences.map((each) => (each.key === key ? changes(each) : each)));
  const recordings: VoiceRecordings = {
    watch: (_project, onChange) => {
      listeners.add(onChange);
      onChange(state());
      return () => void listeners.delete(onChange);
    },
    addTake: async (_project, { key, text }, { samples, sampleRate }) => {
      const seconds = samples.length / sampleRate;
      const id = `new-${calls.length}`;
      calls.push(['addTake', text, sampleRate]);
      of(key, (each) => ({ ...each, takes: [...each.takes, storyTake(id, seconds, verdict)] }));
      return id;
    },
    keepTake: async (_project, key, keptTakeId) => {
      calls.push(['keepTake', key, keptTakeId]);
      of(key, (each) => ({ ...each, keptTakeId }));
    },
    removeTake: async (_project, id) => {
      calls.push(['removeTake', id]);
      removed = sentences;
      change(
        sentences.map((each) => ({ ...each, takes: each.takes.filter((take) => take.id !== id) })),
      );
    },
    restoreTake: async () => {
      change(removed);
      return true;
    },
    removeAll: async () => {
      calls.push(['removeAll']);
      change(sentences.map((each) => ({ ...each, takes: [], keptTakeId: null })));
    },
    takeUrl: async () => SAMPLE,
    exportTakes: async () => {
      calls.push(['exportTakes']);
      return new Blob(['PK']);
    },
    readFile: async (_project, _file, { onProgress }) => {
      onProgress(1);
      return STORY_IMPORT;
    },
    checkStretch: async (_file, text, range) => {
      calls.push(['checkStretch', text, range]);
      return { kind: 'fits', from: null };
    },
    keepStretches: async (_project, _file, stretches) => {
      calls.push(['keepStretches', stretches.length]);
      change(
        sentences.map((each, at) => {
          const stretch = stretches.find(({ key }) => key === each.key);
          if (!stretch) return each;
          const take = storyTake(`imported-${at}`, stretch.end - stretch.start);
          return { ...each, takes: [...each.takes, take], keptTakeId: take.id };
        }),
      );
    },
    ...faults,
  };
  return { backend: { ...onThisDevice(), recordings }, calls };
}

/** Seconds at which each sentence of the file begins and ends; null where it is not in it. */
const PLACES: readonly (readonly [start: number, end: number] | null)[] = [
  [1.2, 3.6],
  [4, 9.6],
  [10.2, 12],
  [12.6, 15.6],
  [16.4, 19.8],
  null,
  [23.6, 26.8],
  [27.4, 31],
  [36, 40.4],
  null,
  [41, 44],
  [44.6, 49],
];

/** A file with two sentences missing, one that sounds different, and words to leave out. */
export const STORY_IMPORT: ImportedRecording = {
  duration: 50,
  peaks: Array.from({ length: 400 }, (_, at) => {
    const seconds = at / 8;
    const isSilent = [12.3, 23.2, 40.7].some((rest) => Math.abs(seconds - rest) < 0.3);
    return isSilent || seconds < 1 || seconds > 49.2 ? 0.01 : Math.abs(Math.sin(at * 0.7)) * 0.8;
  }),
  stretches: SENTENCES.map((text, at) => {
    const place = PLACES[at] ?? null;
    return {
      key: text.toLowerCase(),
      start: place?.[0] ?? null,
      end: place?.[1] ?? null,
      verdict: { kind: at === 7 ? ('differs' as const) : ('fits' as const), from: null },
    };
  }),
};
