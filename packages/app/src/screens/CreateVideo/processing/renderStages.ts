import type { VideoStatus } from '@lectern/api-client';
import { formatTime, type Stage } from '@lectern/ui';

const STAGES = [
  { id: 'voice', label: 'Script and voice' },
  { id: 'scene', label: 'Presenter and scene' },
  { id: 'frames', label: 'Drawing pictures' },
  { id: 'sound', label: 'Sound and captions' },
  { id: 'saving', label: 'Saving the file' },
] as const;

/** The stages of a render as a list; null where the backend does not tell them. */
export function renderStages(status: VideoStatus | undefined): Stage[] | null {
  if (!status) return null;
  const isOver = status.status === 'completed';
  const at = isOver ? STAGES.length : STAGES.findIndex(({ id }) => id === status.stage);
  const { framesDone, framesTotal, stagesDone } = status;
  if (at === -1 || (isOver && stagesDone.length === 0)) return null;
  const hasFrames = typeof framesDone === 'number' && typeof framesTotal === 'number';
  return STAGES.map(({ id, label }, index): Stage => {
    if (index < at) {
      const took = stagesDone.find(({ stage }) => stage === id)?.seconds;
      const detail = took === undefined ? {} : { detail: formatTime(Math.round(took)) };
      return { id, label, state: 'done', ...detail };
    }
    if (index > at) return { id, label, state: 'waiting' };
    if (id !== 'frames' || !hasFrames) return { id, label, state: 'current' };
    return {
      id,
      label,
      state: 'current',
      detail: `${framesDone.toLocaleString('en')} of ${framesTotal.toLocaleString('en')}`,
      progress: framesTotal > 0 ? (framesDone / framesTotal) * 100 : 0,
    };
  });
}
