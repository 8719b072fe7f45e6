import { isFinished, isRendering } from '../journey.ts';
import { stay } from './edits.ts';
import type { Step, WizardEffect } from './events.ts';
import type { WizardState } from './state.ts';
import { type Answer, applied, begin, isStillThere } from './work.ts';

/** Stops the render. A waiting user may request it again: the latest response counts. */
export function askCancel(before: WizardState, isQuiet: boolean): Step {
  const { projectId } = before.journey;
  if (projectId === null || (isQuiet && before.cancel)) return stay(before);
  const { begun, task } = begin(before);
  return {
    state: { ...begun, cancel: { ...task, isQuiet } },
    effects: [{ type: 'cancelRender', attempt: task.attempt, projectId, isQuiet }],
  };
}

/**
 * The project after a cancelled render: a draft, or after an AI edit, a project that still has the video
 * from before it.
 */
export function cancelAnswered(before: WizardState, event: Answer<'cancelAnswered'>): Step {
  const { cancel, journey } = before;
  if (cancel?.attempt !== event.attempt) return stay(before);
  const { render } = event;
  const { videoId, videoUrl } = render;
  const state = { ...before, cancel: null };
  const effects: WizardEffect[] = [{ type: 'refresh', resources: ['projects', 'renders'] }];
  const isVideoKept = isFinished(render);
  // The render finished before it could be stopped.
  if (isVideoKept && videoUrl !== null && (videoId === null || videoId === journey.videoId)) {
    return { state: applied(state, { type: 'videoReady', videoUrl }), effects };
  }
  // The tab that cancelled has started another one since.
  if (isRendering(render) && videoId !== null && videoId !== journey.videoId) {
    return { state: applied(state, { type: 'renderFound', render }), effects };
  }
  const isMoving = isStillThere(before, cancel, event.isHere);
  if (isMoving) {
    effects.push({ type: 'moveOn', to: isVideoKept ? 'preview' : 'avatar', replace: true });
  }
  if (!cancel.isQuiet) {
    effects.push({ type: 'tell', notice: { kind: 'renderCancelled', isVideoKept } });
  }
  const after = isVideoKept
    ? applied(state, { type: 'renderFound', render })
    : applied(state, { type: 'renderCancelled', videoId, videoUrl });
  return { state: { ...after, endedRender: isMoving ? journey.videoId : null }, effects };
}

export function cancelFailed(state: WizardState, attempt: number): Step {
  const { cancel } = state;
  if (cancel?.attempt !== attempt) return stay(state);
  return {
    state: { ...state, cancel: null },
    effects: cancel.isQuiet ? [] : [{ type: 'tell', notice: { kind: 'cancelFailed' } }],
  };
}

/** Handles the result of polling the journey's own render. */
export function renderTold(state: WizardState, event: Answer<'renderTold'>): Step {
  const { journey, endedRender } = state;
  if (endedRender !== null) return stay(state);
  switch (event.kind) {
    case 'rendering':
      return stay(state);
    case 'completed':
      return stay(applied(state, { type: 'videoReady', videoUrl: event.videoUrl }));
    case 'failed':
      if (event.kept !== null) {
        const after = applied(state, { type: 'renderFound', render: event.kept });
        return stay({ ...after, endedRender: journey.videoId });
      }
      if (journey.status === 'failed') return stay(state);
      return {
        state: applied(state, { type: 'renderFailed' }),
        // The project reports what it has kept.
        effects: [{ type: 'refresh', resources: ['projects'] }],
      };
    case 'cancelled':
      // Another tab has stopped it.
      return askCancel(state, true);
  }
}
