import type { CreateStep } from '../../../../paths.ts';
import { canVisit } from '../guards.ts';
import { hasScript, isFinished, isRendering } from '../journey.ts';
import { wizardReducer } from '../wizardReducer.ts';
import { edit, scriptPatch, stay, withoutSpeech } from './edits.ts';
import type { Entry, ServerEvent, Step, TabEvent, WizardEffect } from './events.ts';
import {
  draftOfState,
  hasUnsentScript,
  isReader,
  isWriting,
  NO_WORK,
  taking,
  type WizardState,
} from './state.ts';

/** Whether a step edits the parts of a video. */
export const isEditingStep = (step: CreateStep | null): boolean =>
  step === 'script' || step === 'voice' || step === 'avatar';

/** Whether nothing that a URL requests is left to apply. */
export function isTaken(
  { journey, takenVisits }: Pick<WizardState, 'journey' | 'takenVisits'>,
  { visit, search, scriptId }: Entry,
): boolean {
  return (
    visit === null ||
    takenVisits.includes(visit) ||
    // Drafts of earlier versions name the query without the visit.
    takenVisits.includes(search) ||
    // The sheet has this script, perhaps edited.
    (scriptId !== null && scriptId === journey.scriptId && hasScript(journey))
  );
}

/**
 * Whether a URL starts a new journey: entering by `/create` with a project that is rendering or finished,
 * or with another script. The old journey is in My Videos. A reload or Back comes to an address that the
 * journey has already answered, and changes nothing.
 */
function beginsNewJourney(state: WizardState, entry: Entry): boolean {
  const { journey } = state;
  const { step, scriptId, hasTemplate } = entry;
  const isNew = !isTaken(state, entry);
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
    place: { step, entry: entry.key, visit: entry.visit },
    visit: before.visit + 1,
    found: isEditing ? before.found : null,
  };
  const effects: WizardEffect[] = [];
  let state = placed;
  const isNew = !isTaken(before, entry);
  if (isNew && avatarId !== null && !isReader(state)) {
    const chosen = edit(state, { type: 'avatarChosen', avatarId });
    state = chosen.state;
    effects.push(...chosen.effects);
  }
  // With a script or a template in the query, the query counts as applied once that is loaded.
  if (!isNew || (scriptId === null && !hasTemplate)) state = taking(state, entry.visit);
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
    state: { ...quiet.state, place: null, render: { ...NO_WORK, task }, endedRender: null },
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
