// Shared by stories only; never part of the app.
// oxlint-disable no-restricted-imports
import { demoVoices } from '@lectern/mocks/fixtures';
import type { EmbeddedBackend } from '../../../backend/BackendContext.ts';
import type {
  RecordingsOfScript,
  ScriptSentence,
  Take,
  TakeVerdict,
  VoiceRecordings,
} from '../../../backend/voiceRecordings.ts';
import { STORY_IMPORT } from './storyImport.ts';
import { SENTENCES } from './storySentences.ts';
import { onThisDevice, projects, type WireProject } from './wizardStory.ts';

const SCRIPT = SENTENCES.join(' ');

/** Projects whose voice is the user's own; Olivia speaks sentences without a recording. */
export const ownProjects = {
  voice: { ...projects.voice, script: SCRIPT, voice_id: 'own-olivia' },
  audio: { ...projects.avatar, script: SCRIPT, voice_id: 'own-olivia' },
} satisfies Record<string, WireProject>;

const SAMPLE = demoVoices[0]?.preview_url ?? null;
const START = Date.UTC(2026, 10, 20, 9);

/** Peaks of a sentence: louder in the middle of its words. */
const peaksFor = (seconds: number) =>
  Array.from({ length: 60 }, (_, at) =>
    Math.abs(Math.sin(at * 0.9) * Math.sin(at * (0.19 + seconds / 40))),
  );

/** A take of a sentence with a verdict; null while it is being compared. */
export function storyTake(
  id: string,
  seconds: number,
  verdict: TakeVerdict | null = { kind: 'fits', from: null },
): Take {
  return { id, seconds, peaks: peaksFor(seconds), verdict, recordedAt: START };
}

/** The script with a kept take of the given verdict for each sentence; null if a voice speaks it. */
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

/** The script with the first `count` sentences kept. */
export const keptUpTo = (count: number) =>
  storyScript(SENTENCES.map((_, at) => (at < count ? 'fits' : null)));

export interface StoryRecordings {
  backend: EmbeddedBackend;
  /** Each call with its name and arguments. */
  calls: unknown[][];
}

/** A backend in the page with these recordings, which change as the user edits them. */
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
    beginTake: (project, sentence, { sampleRate }) => {
      let length = 0;
      return {
        append: (samples) => {
          length += samples.length;
        },
        end: () => {
          calls.push(['end', sentence.text]);
          const samples = new Float32Array(length);
          return recordings.addTake(project, sentence, { samples, sampleRate });
        },
        discard: async () => void calls.push(['discard', sentence.text]),
      };
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
