import { draftOf } from '../draftStore.ts';
import { restoreJourney } from '../restoreJourney.ts';
import { stay } from './edits.ts';
import type { ServerEvent, Step, TabEvent } from './events.ts';
import { isReader, type LockHolder, taking, type WizardState } from './state.ts';

/** A read-only tab follows the one that edits, and checks once more when it may edit itself. */
export function changeHolder(before: WizardState, holder: LockHolder): Step {
  const state = { ...before, holder };
  if (isReader(state) === isReader(before)) return stay(state);
  return { state, effects: [{ type: isReader(state) ? 'followDraft' : 'unfollowDraft' }] };
}

/** Applies the draft of another tab; the server then reports the rest. */
export function takeTheirs(
  state: WizardState,
  { draft }: Extract<TabEvent, { type: 'theirsFound' }>,
): Step {
  const { prompt, script, scriptId, source, voiceId, avatarId, settings, spokenFrom } = draft;
  const { journey } = state;
  const { projectId } = journey;
  const parts = { prompt, script, scriptId, source, voiceId, avatarId, settings };
  // Applied at once and never later, so that text typed from here on stays.
  const theirs = { ...state, journey: { ...journey, ...parts } };
  const since = theirs.journey;
  return {
    state: draft.takenVisits.reduce(taking, theirs),
    effects: projectId === null ? [] : [{ type: 'rereadProject', projectId, spokenFrom, since }],
  };
}

export function reread(
  state: WizardState,
  { project, spokenFrom, since }: Extract<ServerEvent, { type: 'projectReread' }>,
): Step {
  const { journey } = state;
  // Audio and renders of this tab since the request are newer than the response.
  const isOutdated =
    journey.audio?.url !== since.audio?.url ||
    journey.videoId !== since.videoId ||
    journey.videoUrl !== since.videoUrl;
  if (isOutdated || project.id !== journey.projectId) return stay(state);
  const mine = { ...draftOf(journey, { isUnsent: true, takenVisits: [] }), spokenFrom };
  return stay({ ...state, journey: restoreJourney(project, mine) });
}
