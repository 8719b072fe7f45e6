import { entryObstacle, GUARD_MESSAGES } from '../guards.ts';
import { hasScript, type Journey } from '../journey.ts';
import { readVideoSettings } from '../../look/videoSettings.ts';
import { type WizardAction, wizardReducer } from '../wizardReducer.ts';
import { audioPatch, edit, settingsPatch, stay } from './edits.ts';
import type { RenderRequest, ServerEvent, Step, WizardEffect } from './events.ts';
import { areSettingsDue, isReader, NO_WORK, type Task, type WizardState } from './state.ts';

export type Answer<Type extends ServerEvent['type']> = Extract<ServerEvent, { type: Type }>;

export const applied = (state: WizardState, action: WizardAction): WizardState => ({
  ...state,
  journey: wizardReducer(state.journey, action),
});

/** Whether the user is still where the task was started, so that its end may navigate. */
export const isStillThere = ({ place, visit }: WizardState, task: Task | null, isHere: boolean) =>
  isHere && place !== null && task !== null && task.visit === visit;

const refused = (error: string) => ({ ...NO_WORK, error });

/** Numbers the next task, requested during the current visit. */
export function begin(state: WizardState): { begun: WizardState; task: Task } {
  const task = { attempt: state.attempt + 1, visit: state.visit };
  return { begun: { ...state, attempt: task.attempt }, task };
}

/** Generate Audio: one attempt at a time. */
export function askAudio(before: WizardState, isOffered: boolean): Step {
  if (before.speech.task) return stay(before);
  const { script, voiceId, settings } = before.journey;
  if (!isOffered || voiceId === null) {
    return stay({ ...before, speech: refused(GUARD_MESSAGES.voiceMissing) });
  }
  if (!hasScript(before.journey)) {
    return stay({ ...before, speech: refused(GUARD_MESSAGES.noScript) });
  }
  const accepted = isReader(before) ? stay(before) : edit(before, { type: 'scriptAccepted' });
  const { begun, task } = begin(accepted.state);
  const { speed } = readVideoSettings(settings);
  return {
    state: { ...begun, speech: { ...NO_WORK, task } },
    effects: [
      ...accepted.effects,
      { type: 'speak', attempt: task.attempt, script, voiceId, speed },
    ],
  };
}

export function audioSpoken(before: WizardState, event: Answer<'audioSpoken'>): Step {
  const { task } = before.speech;
  if (task?.attempt !== event.attempt) return stay(before);
  const { url, script, voiceId, speed } = event;
  const quiet = { ...before, speech: NO_WORK };
  const effects: WizardEffect[] = [];
  let state = quiet;
  if (!isReader(before)) {
    state = applied(quiet, { type: 'audioSpoken', url, script, voiceId, speed });
    effects.push(audioPatch(state.journey, url));
  }
  if (isStillThere(before, task, event.isHere)) {
    effects.push({ type: 'moveOn', to: 'avatar', replace: false });
  }
  return { state, effects };
}

export function audioFailed(state: WizardState, event: Answer<'audioFailed'>): Step {
  if (state.speech.task?.attempt !== event.attempt) return stay(state);
  const { message, isNoRoom } = event;
  return stay({
    ...state,
    speech: { task: null, error: message, noRoom: isNoRoom ? message : null },
  });
}

/** Returns the request for a render, or what is missing for it. */
function renderRequest(journey: Journey, isOffered: boolean): RenderRequest | { missing: string } {
  const { script, voiceId, avatarId, projectId } = journey;
  // A saved avatar may no longer be in the list.
  if (!isOffered) return { missing: GUARD_MESSAGES.avatarMissing };
  const obstacle = entryObstacle('avatar', journey);
  if (obstacle) return { missing: obstacle.message };
  if (avatarId === null) return { missing: GUARD_MESSAGES.avatarMissing };
  if (voiceId === null) return { missing: GUARD_MESSAGES.noVoice };
  if (projectId === null) return { missing: GUARD_MESSAGES.noProject };
  return { script, voiceId, avatarId, projectId };
}

/** Generate Video, and Retry on the processing step: one attempt at a time. */
export function askRender(before: WizardState, isOffered: boolean): Step {
  if (before.render.task) return stay(before);
  const request = renderRequest(before.journey, isOffered);
  if ('missing' in request) return stay({ ...before, render: refused(request.missing) });
  const { begun, task } = begin(before);
  // A render uses the settings that the server has, which may have refused the last ones.
  const due = areSettingsDue(before) ? [settingsPatch(before)] : [];
  return {
    state: { ...begun, render: { ...NO_WORK, task } },
    effects: [...due, { type: 'startRender', attempt: task.attempt, request }],
  };
}

/** A started render cannot be undone: users who have left meanwhile find it in the project. */
export function renderStarted(before: WizardState, event: Answer<'renderStarted'>): Step {
  const { task } = before.render;
  if (task?.attempt !== event.attempt) return stay(before);
  const { videoId } = event;
  const { projectId } = before.journey;
  const effects: WizardEffect[] = [
    { type: 'link', kind: 'video', id: videoId, proves: {} },
    { type: 'refresh', resources: ['renders'] },
  ];
  if (isStillThere(before, task, event.isHere)) {
    const replace = before.place?.step === 'processing';
    effects.push({ type: 'moveOn', to: 'processing', replace });
  } else if (projectId !== null) {
    effects.push({ type: 'tell', notice: { kind: 'renderStarted', projectId } });
  }
  return {
    state: {
      ...applied(before, { type: 'renderStarted', videoId }),
      render: NO_WORK,
      endedRender: null,
    },
    effects,
  };
}

export function renderRefused(state: WizardState, event: Answer<'renderRefused'>): Step {
  const { task } = state.render;
  if (task?.attempt !== event.attempt) return stay(state);
  const { message, isNoRoom } = event;
  if (isStillThere(state, task, event.isHere)) {
    const noRoom = isNoRoom ? message : null;
    return stay({ ...state, render: { task: null, error: message, noRoom } });
  }
  return {
    state: { ...state, render: NO_WORK },
    effects: [{ type: 'tell', notice: { kind: 'renderRefused', message } }],
  };
}
