import type { CreateStep } from '../../../../paths.ts';
import { draftOf } from '../draftStore.ts';
import { canVisit } from '../guards.ts';
import { hasScript, isFinished, isRendering } from '../journey.ts';
import { restoreJourney } from '../restoreJourney.ts';
import { wizardReducer } from '../wizardReducer.ts';
import { edit, scriptPatch, stay, withoutSpeech } from './edits.ts';
import type { Entry, ServerEvent, Step, TabEvent, WizardEffect } from './events.ts';
import {
  draftOfState,
  hasUnsentScript,
  isReader,
  isWriting,
  type LockHolder,
  NO_WORK,
  type WizardState,
} from './state.ts';

/** Whether a step edits the parts of a video. */
export const isEditingStep = (step: CreateStep | null): boolean =>
  step === 'script' || step === 'voice' || step === 'avatar';

/**
 * Whether a URL starts a new journey: entering by `/create` with a project that is rendering or finished,
 * or with another script. The old journey is in My Videos. A reload keeps its step and its query and
 * changes nothing.
 */
function beginsNewJourney({ journey, takenQuery }: WizardState, entry: Entry): boolean {
  const { step, scriptId, avatarId, hasTemplate, visit } = entry;
  const isNew = visit !== takenQuery && (scriptId !== null || hasTemplate || avatarId !== null);
  const isOver = isRendering(journey) || isFinished(journey);
  return (
    (isOver && (step === null || isNew)) ||
    (isNew && scriptId !== null && hasScript(journey)) ||
    // A text without a project can be restored with Undo instead.
    (isNew && hasTemplate && journey.projectId !== null)
  );
}

/** Whether a new journey is about to replace this one, so that nothing of this one is rendered. */
export const isStartingAgain = (state: WizardState, entry: Entry): boolean =>
  state.isAbandoned || (state.place?.entry !== entry.key && beginsNewJourney(state, entry));

/** Abandons this journey. A text without a project gets one, and can be found in My Videos. */
export function restart(before: WizardState): Step {
  if (before.isAbandoned) return stay(before);
  const { journey } = before;
  const isDue = hasUnsentScript(before) && hasScript(journey);
  return {
    state: { ...before, isAbandoned: true },
    effects: [
      { type: 'flushDraft' },
      {
        type: 'putAway',
        script: isDue ? journey.script : null,
        isNew: journey.projectId === null,
      },
      { type: 'restart' },
    ],
  };
}

export function open(
  before: WizardState,
  { inheritsDraft }: Extract<TabEvent, { type: 'opened' }>,
): Step {
  const state = { ...before, isOpen: true };
  const effects: WizardEffect[] = [];
  const { projectId } = state.journey;
  if (projectId !== null) effects.push({ type: 'lock', projectId });
  if (inheritsDraft) effects.push({ type: 'keepDraft', draft: draftOfState(state) });
  return { state, effects };
}

/** Sends the script of users who leave before it is due. */
export function leave(before: WizardState): Step {
  const isDue = isWriting(before) && hasUnsentScript(before) && hasScript(before.journey);
  return {
    state: { ...before, isOpen: false, place: null },
    effects: [...(isDue ? [scriptPatch(before)] : []), { type: 'flushDraft' }],
  };
}

/** The user arrives at a URL of the wizard. */
export function arrive(before: WizardState, entry: Entry): Step {
  if (beginsNewJourney(before, entry)) return restart(before);
  const { step, scriptId, avatarId, hasTemplate } = entry;
  const isEditing = isEditingStep(step);
  const placed: WizardState = {
    ...before,
    place: { step, entry: entry.key },
    visit: before.visit + 1,
    found: isEditing ? before.found : null,
  };
  const effects: WizardEffect[] = [];
  let state = placed;
  if (entry.visit !== before.takenQuery && avatarId !== null) {
    if (!isReader(state)) {
      const chosen = edit(state, { type: 'avatarChosen', avatarId });
      state = chosen.state;
      effects.push(...chosen.effects);
    }
    // With a script or a template in the query, the query counts as applied once that is loaded.
    if (scriptId === null && !hasTemplate) state = { ...state, takenQuery: entry.search };
  }
  // Speech requires a project (specification section 4), so create one before it is needed.
  const { journey } = state;
  if (step === 'voice' && journey.projectId === null && canVisit(step, journey)) {
    effects.push({ type: 'ensureProject' });
  }
  return { state, effects };
}

/** Pending work and messages of a step end with the visit; a render that is starting continues. */
export function leaveStep(before: WizardState): Step {
  const quiet = withoutSpeech(before);
  const { task } = before.render;
  return {
    state: { ...quiet.state, place: null, render: { ...NO_WORK, task } },
    effects: quiet.effects,
  };
}

/** Nothing notifies a tab of changes on other devices, so it checks whenever it regains focus. */
export function look(state: WizardState): Step {
  const { journey, place } = state;
  const { projectId } = journey;
  const isOwn = isRendering(journey) || isFinished(journey);
  if (projectId === null || isOwn || !isEditingStep(place?.step ?? null)) return stay(state);
  return { state, effects: [{ type: 'lookForRender', projectId }] };
}

export function projectSeen(
  state: WizardState,
  { projectId, render }: Extract<ServerEvent, { type: 'projectSeen' }>,
): Step {
  const { journey } = state;
  if (projectId !== journey.projectId || isRendering(journey) || isFinished(journey)) {
    return stay(state);
  }
  const isOther = render.videoId !== null && render.videoId !== journey.videoId;
  if (!isOther || !(isRendering(render) || isFinished(render))) {
    return stay({ ...state, found: null });
  }
  // A finished render is applied at once, so that no edit here overwrites its status. A running one is
  // applied only when the user chooses to, because it ends the editing.
  const next = isFinished(render)
    ? wizardReducer(journey, { type: 'renderFound', render })
    : journey;
  return stay({ ...state, journey: next, found: render });
}

export function takeFound(state: WizardState): Step {
  const { found, journey } = state;
  if (found === null) return stay(state);
  const to = isFinished(found) ? 'preview' : 'processing';
  return {
    state: { ...state, journey: wizardReducer(journey, { type: 'renderFound', render: found }) },
    effects: [{ type: 'moveOn', to, replace: false }],
  };
}

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
  return {
    // Applied at once and never later, so that text typed from here on stays.
    state: { ...state, journey: { ...journey, ...parts } },
    effects: projectId === null ? [] : [{ type: 'rereadProject', projectId, spokenFrom }],
  };
}

export function reread(
  state: WizardState,
  { project, spokenFrom }: Extract<ServerEvent, { type: 'projectReread' }>,
): Step {
  const { journey } = state;
  if (project.id !== journey.projectId) return stay(state);
  const mine = { ...draftOf(journey, { isUnsent: true, takenQuery: '' }), spokenFrom };
  return stay({ ...state, journey: restoreJourney(project, mine) });
}
