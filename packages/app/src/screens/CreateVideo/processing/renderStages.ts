import type { VideoStatus } from '@lectern/api-client';
import { formatTime, type Stage } from '@lectern/ui';
import type { FilmView } from './filmView.ts';

/** A line of the list, and the stages of the render that it covers. */
interface Step {
  id: string;
  label: string;
  of: readonly string[];
}

const STEPS: readonly Step[] = [
  { id: 'voice', label: 'Script and voice', of: ['voice'] },
  { id: 'scene', label: 'Presenter and scene', of: ['scene'] },
  { id: 'frames', label: 'Drawing pictures', of: ['frames'] },
  { id: 'sound', label: 'Sound and captions', of: ['sound'] },
  { id: 'saving', label: 'Saving the file', of: ['saving'] },
];

/** The steps of a film that is mostly reused. */
const changeSteps = (sentences: number | null): readonly Step[] => [
  { id: 'voice', label: voiceLabel(sentences), of: ['voice'] },
  { id: 'frames', label: 'Drawing pictures', of: ['scene', 'frames'] },
  { id: 'joining', label: 'Joining the film', of: ['sound', 'saving'] },
];

function voiceLabel(sentences: number | null): string {
  if (sentences === null) return 'Script and voice';
  return sentences === 1 ? 'Voice for one sentence' : `Voice for ${sentences} sentences`;
}

/** Returns the progress of drawing: in parts if they are known. */
function picturesDone(
  { framesDone, framesTotal }: VideoStatus,
  film: FilmView | null,
): Pick<Stage, 'detail' | 'progress'> {
  if (film?.isChange) {
    return { detail: `${Math.floor(film.percentOfNew)} %`, progress: film.percentOfNew };
  }
  if (film) {
    const detail = `${film.done} of ${film.total} parts`;
    return { detail, progress: (film.done / film.total) * 100 };
  }
  if (typeof framesDone !== 'number' || typeof framesTotal !== 'number') return {};
  return {
    detail: `${framesDone.toLocaleString('en')} of ${framesTotal.toLocaleString('en')}`,
    progress: framesTotal > 0 ? (framesDone / framesTotal) * 100 : 0,
  };
}

/**
 * Returns the stages of a render as a list; null if the backend does not report them.
 *
 * @param sentences of the script that changed; null if unknown
 */
export function renderStages(
  status: VideoStatus | undefined,
  film: FilmView | null = null,
  sentences: number | null = null,
): Stage[] | null {
  if (!status) return null;
  const isOver = status.status === 'completed';
  const steps = film?.isChange ? changeSteps(sentences) : STEPS;
  const at = isOver
    ? steps.length
    : steps.findIndex(({ of }) => status.stage !== null && of.includes(status.stage));
  const { stagesDone } = status;
  if (at === -1 || (isOver && stagesDone.length === 0)) return null;
  // The kept parts show this voice and scene, unless this attempt had to generate the voice again.
  const isKept = film?.isResumption === true && !stagesDone.some(({ stage }) => stage === 'voice');

  function detailOf({ id, of }: Step): Pick<Stage, 'detail'> {
    if (isKept && (id === 'voice' || id === 'scene')) return { detail: 'Kept' };
    const took = stagesDone.filter(({ stage }) => of.includes(stage));
    const seconds = took.reduce((sum, each) => sum + each.seconds, 0);
    return took.length > 0 ? { detail: formatTime(Math.round(seconds)) } : {};
  }

  return steps.map((step, index): Stage => {
    const { id, label } = step;
    if (index < at) return { id, label, state: 'done', ...detailOf(step) };
    if (index > at) return { id, label, state: 'waiting' };
    const done = id === 'frames' ? picturesDone(status, film) : {};
    return { id, label, state: 'current', ...done };
  });
}
