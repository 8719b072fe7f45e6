import type { FilmPart, FilmProgress } from '../../../backend/BackendContext.ts';
import { formatDuration } from '../../../lib/format/formatDuration.ts';

/** A film in parts, as the step shows it. */
export interface FilmView {
  /** 'Resuming at 63 %'; null if the render's own message is used. */
  heading: string | null;
  /** 'The first 2:00 were already made.'; null if no part is kept. */
  lead: string | null;
  /** Label of kept parts: 'Used again'. */
  keptLabel: string;
  parts: readonly FilmPart[];
  /** Number of finished parts, and of all parts. */
  done: number;
  total: number;
  /** Progress of what this render has to make, in percent, 0–100. */
  percentOfNew: number;
  /** Whether the render reuses earlier parts without having been interrupted. */
  isChange: boolean;
  /** Whether it continues with the parts of an earlier attempt. */
  isResumption: boolean;
  /** Finished seconds, and those of the whole film. */
  made: number;
  seconds: number;
}

/** Keeps a number and its unit on one line. */
const NBSP = '\u00A0';

const lengthOf = (parts: readonly FilmPart[]): number =>
  parts.reduce((sum, { start, end }) => sum + end - start, 0);

const isDone = ({ state }: FilmPart): boolean => state === 'kept' || state === 'made';

/** 'Only the changed 9 seconds are made' */
function changedHeading(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole === 1) return 'Only the changed second is made';
  const length = whole < 60 ? `${whole}${NBSP}seconds` : formatDuration(whole);
  return `Only the changed ${length} are made`;
}

/** Returns the text about parts that already existed; null if there are none. */
function words({ parts, reason }: FilmProgress): { heading: string | null; lead: string } | null {
  const kept = parts.filter(({ state }) => state === 'kept');
  if (kept.length === 0) return null;
  const [seconds, all] = [lengthOf(kept), lengthOf(parts)];
  const length = formatDuration(seconds);
  if (reason === 'change') {
    return kept.length === parts.length
      ? { heading: null, lead: `All ${length} are used again.` }
      : {
          heading: changedHeading(all - seconds),
          lead: `The other ${length} are used again.`,
        };
  }
  if (reason === 'sharing') {
    return { heading: null, lead: `${length} were already made for another video.` };
  }
  const isBeginning = parts.findLastIndex(({ state }) => state === 'kept') === kept.length - 1;
  return {
    // 100 is reserved for the finished video.
    heading: `Resuming at ${Math.min(99, Math.round((seconds / all) * 100))}${NBSP}%`,
    lead: `${isBeginning ? 'The first ' : ''}${length} were already made.`,
  };
}

/** Returns the same film with every part made. */
export const finishedFilm = (film: FilmProgress): FilmProgress => ({
  ...film,
  parts: film.parts.map((part) => (isDone(part) ? part : { ...part, state: 'made', share: 1 })),
});

/** Returns the parts of a render as text and numbers; null while they are unknown. */
export function filmView(film: FilmProgress | null): FilmView | null {
  const last = film?.parts.at(-1);
  if (!film || !last) return null;
  const { parts, reason } = film;
  const said = words(film);
  const isNew = parts.filter(({ state }) => state !== 'kept');
  const finished = parts.filter(isDone);
  return {
    heading: said?.heading ?? null,
    lead: said?.lead ?? null,
    keptLabel: reason === 'resumption' ? 'Kept from last time' : 'Used again',
    parts,
    done: finished.length,
    total: parts.length,
    percentOfNew:
      isNew.length > 0
        ? (100 * isNew.reduce((sum, { share }) => sum + share, 0)) / isNew.length
        : 100,
    isChange: said !== null && reason === 'change',
    isResumption: said !== null && reason === 'resumption',
    made: lengthOf(finished),
    seconds: last.end,
  };
}
