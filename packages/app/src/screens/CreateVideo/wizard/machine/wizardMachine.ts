import { wizardReducer } from '../wizardReducer.ts';
import { edit, naming, scriptPatch, settingsPatch, stay, withoutSpeech } from './edits.ts';
import type { Step, WizardEffect, WizardEvent } from './events.ts';
import { changeHolder, reread, takeTheirs } from './otherTab.ts';
import { askCancel, cancelAnswered, cancelFailed, renderTold } from './renderEnds.ts';
import {
  areSettingsDue,
  draftOfState,
  isReader,
  isScriptDue,
  isWriting,
  taking,
  type WizardState,
} from './state.ts';
import { arrive, leave, leaveStep, look, open, projectSeen, restart, takeFound } from './visits.ts';
import {
  askAudio,
  askRender,
  audioFailed,
  audioSpoken,
  renderRefused,
  renderStarted,
} from './work.ts';

/** Replaces the whole text with a stored script or a template, whose presenter is then looked up. */
function takeScript(
  before: WizardState,
  { script, scriptId, visit, presenter }: Extract<WizardEvent, { type: 'scriptTaken' }>,
): Step {
  const state = taking(before, visit);
  if (isReader(before)) return stay(state);
  const scripted = wizardReducer(before.journey, { type: 'scriptChanged', script, scriptId });
  // The prompt of the previous script would overwrite this one at the next Generate.
  const journey = wizardReducer(scripted, { type: 'promptChanged', prompt: '' });
  if (presenter === null) return stay({ ...state, journey, presenterSearch: null });
  const attempt = state.attempt + 1;
  const presenterSearch = { attempt, replaces: journey.avatarId };
  return {
    state: { ...state, journey, attempt, presenterSearch },
    effects: [{ type: 'findPresenter', attempt, wanted: presenter }],
  };
}

/** Chooses the template's presenter unless the user has chosen one since. */
function presenterFound(
  before: WizardState,
  { attempt, avatarId }: Extract<WizardEvent, { type: 'presenterFound' }>,
): Step {
  const search = before.presenterSearch;
  if (search?.attempt !== attempt) return stay(before);
  const isWanted = isWriting(before) && before.journey.avatarId === search.replaces;
  return isWanted
    ? edit(before, { type: 'avatarChosen', avatarId })
    : stay({ ...before, presenterSearch: null });
}

function projectCreated(
  before: WizardState,
  event: Extract<WizardEvent, { type: 'projectCreated' }>,
): Step {
  const { projectId } = event;
  const named = naming(projectId, before.journey);
  // The project belongs to an abandoned text, not to the current work in this tab.
  if (before.isAbandoned) return { state: before, effects: named };
  return {
    state: { ...before, journey: wizardReducer(before.journey, event) },
    effects: [
      { type: 'rememberProject', projectId },
      { type: 'moveDraft', projectId },
      ...named,
      ...(before.isOpen ? [{ type: 'lock', projectId } as const] : []),
    ],
  };
}

function sendDue(state: WizardState, part: 'script' | 'settings'): Step {
  const isDue = part === 'script' ? isScriptDue(state) : areSettingsDue(state);
  if (!isDue) return stay(state);
  return { state, effects: [part === 'script' ? scriptPatch(state) : settingsPatch(state)] };
}

function react(state: WizardState, event: WizardEvent): Step {
  switch (event.type) {
    case 'promptChanged':
    case 'scriptChanged':
    case 'scriptAccepted':
    case 'voiceChosen':
    case 'takesRead':
    case 'settingsChanged':
    case 'avatarChosen':
      return isReader(state) ? stay(state) : edit(state, event);
    case 'scriptTaken':
      return takeScript(state, event);
    case 'presenterFound':
      return presenterFound(state, event);
    case 'audioAsked':
      return askAudio(state, event.isOffered);
    case 'audioCancelled':
      return withoutSpeech(state);
    case 'audioSpoken':
      return audioSpoken(state, event);
    case 'audioFailed':
      return audioFailed(state, event);
    case 'renderAsked':
      return askRender(state, event.isOffered);
    case 'renderStarted':
      return renderStarted(state, event);
    case 'renderRefused':
      return renderRefused(state, event);
    case 'errorDismissed':
      return stay({ ...state, render: { ...state.render, error: null, noRoom: null } });
    case 'cancelAsked':
      return askCancel(state, false);
    case 'cancelAnswered':
      return cancelAnswered(state, event);
    case 'cancelFailed':
      return cancelFailed(state, event.attempt);
    case 'renderTold':
      return renderTold(state, event);
    case 'foundTaken':
      return takeFound(state);
    case 'takeOverAsked':
      return { state, effects: [{ type: 'takeOver' }] };
    case 'restartAsked':
      return restart(state);
    case 'opened':
      return open(state, event);
    case 'left':
      return leave(state);
    case 'arrived':
      return arrive(state, event.entry);
    case 'stepLeft':
      return leaveStep(state);
    case 'looked':
      return look(state);
    case 'projectSeen':
      return projectSeen(state, event);
    case 'holderChanged':
      return changeHolder(state, event.holder);
    case 'theirsFound':
      return takeTheirs(state, event);
    case 'projectReread':
      return reread(state, event);
    case 'sendDue':
      return sendDue(state, event.part);
    case 'projectCreated':
      return projectCreated(state, event);
    case 'written':
      return stay({ ...state, sent: { ...state.sent, ...event.parts } });
  }
}

/** Effects of any change: the draft is kept, and unsent parts are sent to the server after a while. */
function duties(before: WizardState, after: WizardState): WizardEffect[] {
  const effects: WizardEffect[] = [];
  const isChanged =
    before.journey !== after.journey ||
    before.sent !== after.sent ||
    before.takenVisits !== after.takenVisits;
  if (isChanged && isWriting(after)) {
    effects.push({ type: 'keepDraft', draft: draftOfState(after) });
  }
  const wasScriptDue = isScriptDue(before);
  if (!isScriptDue(after)) {
    if (wasScriptDue) effects.push({ type: 'dontSend', part: 'script' });
  } else if (!wasScriptDue || before.journey !== after.journey) {
    // Sent after a pause in typing.
    effects.push({ type: 'sendLater', part: 'script' });
  }
  // Settings are sent at once when they are chosen; this covers those that a crash kept from the server.
  const wereSettingsDue = areSettingsDue(before);
  if (areSettingsDue(after) !== wereSettingsDue) {
    effects.push({ type: wereSettingsDue ? 'dontSend' : 'sendLater', part: 'settings' });
  }
  return effects;
}

/**
 * The wizard: returns the next state and the effects for each event. Pure; the runner performs the effects
 * in order and responds with further events.
 */
export function wizardMachine(before: WizardState, event: WizardEvent): Step {
  const { state, effects } = react(before, event);
  return { state, effects: [...effects, ...duties(before, state)] };
}
