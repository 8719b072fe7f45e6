import type { ProjectStatus } from '@lectern/api-client';
import { withMovedGestures } from '../look/gesturesOff.ts';
import {
  changeVideoSettings,
  readVideoSettings,
  type VideoSettings,
} from '../look/videoSettings.ts';
import {
  EMPTY_JOURNEY,
  isAudioCurrent,
  type Journey,
  scriptMark,
  type ScriptSource,
  soundsAlike,
} from './journey.ts';

/** A render of the project, under way or finished, as reported by its server. */
export type FoundRender = Pick<Journey, 'status' | 'videoId' | 'videoUrl'>;

/** Every action on a journey. */
export type WizardAction =
  /** The journey was restored from the server and the draft. */
  | { type: 'restored'; journey: Journey }
  | { type: 'projectCreated'; projectId: string; status: ProjectStatus }
  | { type: 'promptChanged'; prompt: string }
  /**
   * `scriptId` is set if the whole text is replaced: to the id of a stored script, or null. `source` is set
   * if the author is known; otherwise an edited text keeps its source, and a replaced one has none.
   */
  | {
      type: 'scriptChanged';
      script: string;
      scriptId?: string | null;
      source?: ScriptSource | null;
    }
  /** Continue on the script step. */
  | { type: 'scriptAccepted' }
  | { type: 'voiceChosen'; voiceId: string }
  /** The kept takes of the user's own voice. */
  | { type: 'takesRead'; takes: string }
  /** The audio, with the script and the voice that were sent for it. */
  | { type: 'audioSpoken'; url: string; script: string; voiceId: string; speed: number }
  /** Changes to the look and sound of the video. */
  | { type: 'settingsChanged'; changes: Partial<VideoSettings> }
  | { type: 'avatarChosen'; avatarId: string }
  | { type: 'renderStarted'; videoId: string }
  /** The project after a cancelled render: an earlier video is restored. */
  | { type: 'renderCancelled'; videoId: string | null; videoUrl: string | null }
  | { type: 'renderFailed' }
  /** The project has another render: from another device or browser, or from before an AI edit. */
  | { type: 'renderFound'; render: FoundRender }
  | { type: 'videoReady'; videoUrl: string }
  /** 'Create Another Video', 'Create New Video'. */
  | { type: 'restarted' };

/** Statuses that later work on the draft must not hide: those of a finished or a running video. */
const KEPT: readonly ProjectStatus[] = ['video_processing', 'processing', 'completed'];

function withStatus(journey: Journey, status: ProjectStatus): Journey {
  return KEPT.includes(journey.status) ? journey : { ...journey, status };
}

/**
 * The journey's state machine (specification section 4, Wizard). Pure; an action that changes nothing
 * returns the same object.
 */
export function wizardReducer(journey: Journey, action: WizardAction): Journey {
  switch (action.type) {
    case 'restored':
      return action.journey;
    case 'projectCreated':
      return withStatus({ ...journey, projectId: action.projectId }, action.status);
    case 'promptChanged':
      return action.prompt === journey.prompt ? journey : { ...journey, prompt: action.prompt };
    case 'scriptChanged': {
      const { script } = action;
      const scriptId = action.scriptId === undefined ? journey.scriptId : action.scriptId;
      const kept = action.scriptId === undefined ? journey.source : null;
      const source = action.source === undefined ? kept : action.source;
      const isSameSource =
        source?.by === journey.source?.by && source?.prompt === journey.source?.prompt;
      if (script === journey.script && scriptId === journey.scriptId && isSameSource)
        return journey;
      const settings = withMovedGestures(journey.settings, journey.script, script);
      return { ...journey, script, scriptId, source, settings };
    }
    case 'scriptAccepted':
      return withStatus(journey, draftStatus(journey));
    case 'voiceChosen': {
      if (action.voiceId === journey.voiceId) return journey;
      const next = { ...journey, voiceId: action.voiceId };
      return next.audio === null ? next : withStatus(next, draftStatus(next));
    }
    case 'takesRead': {
      const { takes } = action;
      if (takes === journey.takes) return journey;
      const { audio } = journey;
      if (audio === null) return { ...journey, takes };
      // Audio with unknown takes is assumed to be made from these.
      const next = { ...journey, takes, audio: { ...audio, takes: audio.takes ?? takes } };
      return isAudioCurrent(next) === isAudioCurrent(journey)
        ? next
        : withStatus(next, draftStatus(next));
    }
    case 'audioSpoken': {
      const { url, script, voiceId, speed } = action;
      const { takes } = journey;
      const audio = {
        ...{ url, scriptMark: scriptMark(script), voiceId, speed },
        // A change of language would have cancelled this request.
        language: readVideoSettings(journey.settings).language,
        ...(takes !== undefined && { takes }),
      };
      return withStatus({ ...journey, audio }, 'voice_selected');
    }
    case 'settingsChanged': {
      const settings = changeVideoSettings(journey.settings, action.changes);
      const next = { ...journey, settings };
      const isHeard = journey.audio !== null && !soundsAlike(settings, journey.settings);
      return isHeard ? withStatus(next, draftStatus(next)) : next;
    }
    case 'avatarChosen':
      return withStatus({ ...journey, avatarId: action.avatarId }, 'avatar_selected');
    case 'renderStarted':
      return {
        ...journey,
        status: 'video_processing',
        videoId: action.videoId,
        // The video of an earlier render is not the one being made.
        videoUrl: null,
      };
    case 'renderCancelled':
      return {
        ...journey,
        status: 'avatar_selected',
        videoId: action.videoId,
        videoUrl: action.videoUrl,
      };
    case 'renderFailed':
      return { ...journey, status: 'failed' };
    case 'renderFound': {
      // It may come with the rest of a project, which may be older than the journey.
      const { status, videoId, videoUrl } = action.render;
      return { ...journey, status, videoId, videoUrl };
    }
    case 'videoReady':
      return { ...journey, status: 'completed', videoUrl: action.videoUrl };
    case 'restarted':
      return EMPTY_JOURNEY;
  }
}

/**
 * Returns the status of a draft with a script. Outdated audio resets it, and restoring what the audio was
 * made from makes the audio current again.
 */
function draftStatus(journey: Journey): ProjectStatus {
  if (!isAudioCurrent(journey)) return 'script_created';
  return journey.avatarId === null ? 'voice_selected' : 'avatar_selected';
}
