import { diffArrays, diffWords } from 'diff';
import type { SpeechTimeline } from '@lectern/studio';
import type { LecternDatabase } from '../../db/database.ts';
import type { VideoRecord } from '../../db/records.ts';
import type { MediaLibrary } from '../../files/mediaLibrary.ts';
import { audioFiles } from '../../files/mediaNames.ts';

/** The difference between a script and that of the film which it replaces. */
export interface ScriptChange {
  /** The first changed sentence, word by word. */
  words: readonly { text: string; state: 'same' | 'removed' | 'added' }[];
  /** Seconds from the start of the film to that sentence; null until it is spoken. */
  at: number | null;
  /** Number of changed sentences. */
  sentences: number;
}

interface Sentence {
  text: string;
  /** Its position in the script, in UTF-16 code units. */
  from: number;
}

/** With more changes than this, a script counts as a different one: there is no single sentence to show. */
const MOST_CHANGES = 60;

function sentencesOf(script: string): Sentence[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(script)].flatMap(
    ({ segment, index }) => {
      const text = segment.trim();
      return text === '' ? [] : [{ text, from: index + segment.indexOf(text) }];
    },
  );
}

const isSame = (a: Sentence, b: Sentence): boolean => a.text === b.text;

/**
 * Finds the first changed sentence of a script and its position; null if none or nearly all have changed.
 */
export function findChange(
  before: string,
  after: string,
): (Omit<ScriptChange, 'at'> & { from: number }) | null {
  const runs = diffArrays(sentencesOf(before), sentencesOf(after), {
    comparator: isSame,
    maxEditLength: MOST_CHANGES,
  });
  // The diff gives up early for scripts that have little in common.
  if (!runs?.some(({ added, removed }) => !added && !removed)) return null;
  const first = runs.findIndex(({ added, removed }) => added || removed);
  if (first === -1) return null;
  const [one, two] = [runs[first], runs[first + 1]];
  const pair = [one, two?.added || two?.removed ? two : undefined];
  const gone = pair.find((run) => run?.removed)?.value[0];
  const come = pair.find((run) => run?.added)?.value[0];
  const next = runs.slice(first).find(({ removed }) => !removed)?.value[0];
  return {
    words: diffWords(gone?.text ?? '', come?.text ?? '').map(({ value, added, removed }) => ({
      text: value,
      state: added ? 'added' : removed ? 'removed' : 'same',
    })),
    sentences: countChanged(runs),
    from: (come ?? next)?.from ?? after.length,
  };
}

/** Counts a replaced sentence once, not as one removed and one added. */
function countChanged(
  runs: readonly { added: boolean; removed: boolean; count: number }[],
): number {
  let [sum, gone] = [0, 0];
  for (const { added, removed, count } of runs) {
    sum += added ? Math.max(0, count - gone) : removed ? count : 0;
    gone = removed ? count : 0;
  }
  return sum;
}

/** The time at which the word at a position of the script is spoken; null while unknown. */
async function secondsAt(
  media: MediaLibrary,
  { audioId }: VideoRecord,
  from: number,
): Promise<number | null> {
  if (audioId === null) return null;
  const { timelineFile } = audioFiles(audioId);
  if (!(await media.has(timelineFile))) return null;
  const { words } = JSON.parse(await (await media.read(timelineFile)).text()) as SpeechTimeline;
  return words.find((word) => word.from >= from)?.start ?? null;
}

/** The changes to the script since the finished film of its project; null if there are none. */
export async function scriptChange(
  { db, media }: { db: LecternDatabase; media: MediaLibrary },
  videoId: string,
): Promise<ScriptChange | null> {
  const video = await db.videos.get(videoId);
  // An edit has the same script as its original.
  if (!video || video.edit) return null;
  const project = await db.projects.get(video.projectId);
  const before = project?.finishedVideoId
    ? await db.videos.get(project.finishedVideoId)
    : undefined;
  const change = before ? findChange(before.script, video.script) : null;
  if (!change) return null;
  const { from, ...rest } = change;
  return { ...rest, at: await secondsAt(media, video, from) };
}
