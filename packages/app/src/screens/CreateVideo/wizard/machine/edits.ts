import type { ProjectChanges } from '@lectern/api-client';
import { titleFromWords } from '../../../../projects/titleFromWords.ts';
import { type Journey, soundsAlike } from '../journey.ts';
import { wizardReducer } from '../wizardReducer.ts';
import type { JourneyEdit, Step, WizardEffect } from './events.ts';
import { areSettingsDue, hasUnsentScript, NO_WORK, taking, type WizardState } from './state.ts';

/** Names a project that has only the default name, after the text so far. */
export function naming(projectId: string | null, { prompt, script }: Journey): WizardEffect[] {
  const name = titleFromWords(prompt, script);
  return projectId === null || name === null ? [] : [{ type: 'nameProject', projectId, name }];
}

export const stay = (state: WizardState): Step => ({ state, effects: [] });

/** Statuses that the wizard itself writes; the others belong to the renderer. */
function ownStatus({ status }: Pick<Journey, 'status'>): Pick<ProjectChanges, 'status'> {
  const isOwn =
    status === 'script_created' || status === 'voice_selected' || status === 'avatar_selected';
  return isOwn ? { status } : {};
}

/** A patch with the audio's URL and the resulting status. */
export const audioPatch = (journey: Journey, audioUrl: string): WizardEffect => ({
  type: 'patch',
  changes: { audioUrl, ...ownStatus(journey) },
  proves: {},
});

/** A patch with the current script, and other changes that must not overtake it. */
export function scriptPatch({ journey }: WizardState, changes: ProjectChanges = {}): WizardEffect {
  const { script } = journey;
  return { type: 'patch', changes: { ...changes, script }, proves: { script } };
}

export function settingsPatch(
  { journey }: WizardState,
  changes: ProjectChanges = {},
): WizardEffect {
  const { settings } = journey;
  return { type: 'patch', changes: { ...changes, settings }, proves: { settings } };
}

/** Cancels audio in progress, and clears the messages of the last attempt. */
export function withoutSpeech(state: WizardState): Step {
  if (state.speech === NO_WORK) return stay(state);
  const effects: WizardEffect[] = state.speech.task ? [{ type: 'stopSpeaking' }] : [];
  return { state: { ...state, speech: NO_WORK }, effects };
}

/** Edits the journey, and returns what to send to the server. */
export function edit(before: WizardState, event: JourneyEdit): Step {
  const journey = wizardReducer(before.journey, event);
  const state = journey === before.journey ? before : { ...before, journey };
  switch (event.type) {
    case 'promptChanged':
      return stay(state);
    case 'scriptChanged':
      // The user's text replaces what the URL requests, which may have failed to load.
      return stay(state === before ? before : taking(state, before.place?.visit ?? null));
    case 'scriptAccepted': {
      const { scriptId } = journey;
      const effects = naming(journey.projectId, journey);
      // The link is sent first, because the text here takes precedence over the stored one.
      if (scriptId !== null && scriptId !== before.linkedScriptId) {
        effects.push({ type: 'link', kind: 'script', id: scriptId, proves: {} });
      }
      if (journey.status !== before.journey.status || hasUnsentScript(state)) {
        effects.push(scriptPatch(state, ownStatus(journey)));
      }
      // Gestures that are turned off have moved with their words.
      if (areSettingsDue(state)) effects.push(settingsPatch(state));
      return { state: { ...state, linkedScriptId: scriptId }, effects };
    }
    case 'voiceChosen': {
      const quiet = withoutSpeech(state);
      if (journey === before.journey) return quiet;
      const { voiceId } = event;
      const effects: WizardEffect[] = [
        ...quiet.effects,
        { type: 'link', kind: 'voice', id: voiceId, proves: { voiceId } },
      ];
      // Linking may set a status of the server's own, so send the one that shows outdated audio.
      if (journey.audio !== null) {
        effects.push({ type: 'patch', changes: ownStatus(journey), proves: {} });
      }
      return { state: quiet.state, effects };
    }
    case 'takesRead': {
      if (journey === before.journey) return stay(before);
      // Audio in progress was started with the previous takes.
      const quiet = before.journey.takes === undefined ? stay(state) : withoutSpeech(state);
      const isStale = journey.status !== before.journey.status;
      const told: WizardEffect[] = isStale
        ? [{ type: 'patch', changes: ownStatus(journey), proves: {} }]
        : [];
      return { state: quiet.state, effects: [...quiet.effects, ...told] };
    }
    case 'settingsChanged': {
      const isRepaced = !soundsAlike(journey.settings, before.journey.settings);
      const quiet = isRepaced ? withoutSpeech(state) : stay(state);
      // Outdated audio must show in the status; a changed scene does not reset it.
      const status = isRepaced && journey.audio !== null ? ownStatus(journey) : {};
      return { state: quiet.state, effects: [...quiet.effects, settingsPatch(state, status)] };
    }
    case 'avatarChosen': {
      const { avatarId } = event;
      const render = { ...before.render, error: null, noRoom: null };
      const decided = { ...state, render, presenterSearch: null };
      if (avatarId === before.journey.avatarId) return stay(decided);
      return {
        state: decided,
        effects: [{ type: 'link', kind: 'avatar', id: avatarId, proves: { avatarId } }],
      };
    }
  }
}
