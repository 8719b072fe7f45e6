import type { Project, ProjectStatus } from '@lectern/api-client';
import { type ProjectSettings, readVideoSettings } from '../look/videoSettings.ts';

/** The source of audio, which is out of date once a part has changed. */
export interface SpokenFrom {
  /** {@link scriptMark} of the script. */
  scriptMark: string;
  voiceId: string;
  /** Speed of the voice, relative to its own pace. */
  speed: number;
  /** The script's language if the user has set it; undefined if that is unknown. */
  language?: string | null;
  /** For the user's own voice: the takes that were used. Undefined if unknown. */
  takes?: string;
}

/** The spoken script, and what it was made from. */
export interface SpokenAudio extends SpokenFrom {
  url: string;
}

/** The author of a script, and the prompt it was written for. */
export interface ScriptSource {
  /** Lectern's writer, or the browser's own model. */
  by: 'lectern' | 'browser';
  prompt: string;
}

/** One video in the making: the working draft of section 3. */
export interface Journey {
  /** The server's id; null until the project exists. */
  projectId: string | null;
  status: ProjectStatus;
  /** The user's prompt for the generator. */
  prompt: string;
  script: string;
  /** Id of the stored script that the text came from, for the link call. */
  scriptId: string | null;
  /** Null if the text is the user's, or comes from a file or a stored script. */
  source: ScriptSource | null;
  voiceId: string | null;
  avatarId: string | null;
  audio: SpokenAudio | null;
  videoId: string | null;
  videoUrl: string | null;
  /** How the video looks and sounds; the project's `settings`. */
  settings: ProjectSettings;
  /** The currently kept takes of the user's own voice; undefined until loaded. */
  takes?: string;
}

export const EMPTY_JOURNEY: Journey = {
  projectId: null,
  status: 'init',
  prompt: '',
  script: '',
  scriptId: null,
  source: null,
  voiceId: null,
  avatarId: null,
  audio: null,
  videoId: null,
  videoUrl: null,
  settings: {},
};

/** Whether nothing has been done in a journey yet, so that there is nothing to keep. */
export function isBlank({ projectId, prompt, script, voiceId, avatarId }: Journey): boolean {
  return projectId === null && prompt === '' && script === '' && !voiceId && !avatarId;
}

/**
 * Returns a short mark that distinguishes two scripts (FNV-1a over UTF-16 units, with the length). Drafts
 * keep it instead of a second copy of a long script. White space around a script is not spoken and does not
 * count.
 */
export function scriptMark(script: string): string {
  const text = script.trim();
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b);
  }
  return `${text.length}.${(low >>> 0).toString(36)}.${(high >>> 0).toString(36)}`;
}

/** Whether a mark was made from this script. Most edits already differ in length. */
function isMarkOf(mark: string, script: string): boolean {
  return mark.startsWith(`${script.trim().length}.`) && mark === scriptMark(script);
}

/** Whether there is something to speak. */
export function hasScript({ script }: Pick<Journey, 'script'>): boolean {
  return script.trim() !== '';
}

/** Whether the audio was made from this script and language, in this voice and at this speed. */
export function isAudioCurrent({
  audio,
  script,
  voiceId,
  settings,
  takes,
}: Pick<Journey, 'audio' | 'script' | 'voiceId' | 'settings' | 'takes'>): boolean {
  if (audio === null || audio.voiceId !== voiceId) return false;
  if (audio.takes !== undefined && takes !== undefined && audio.takes !== takes) return false;
  const { speed, language } = readVideoSettings(settings);
  if (audio.language !== undefined && audio.language !== language) return false;
  return audio.speed === speed && isMarkOf(audio.scriptMark, script);
}

/** Whether two settings sound the same: they have the same speed and the same language. */
export function soundsAlike(a: ProjectSettings, b: ProjectSettings): boolean {
  const [one, other] = [readVideoSettings(a), readVideoSettings(b)];
  return one.speed === other.speed && one.language === other.language;
}

/** Whether a render is under way, during which its parts must not change. */
export function isRendering({ status }: Pick<Journey, 'status'>): boolean {
  return status === 'video_processing' || status === 'processing';
}

/** Whether the project has a finished video. */
export function isFinished({ status, videoUrl }: Pick<Journey, 'status' | 'videoUrl'>): boolean {
  return status === 'completed' && videoUrl !== null;
}

const BEFORE_AUDIO: readonly ProjectStatus[] = ['init', 'draft', 'script_created'];

/**
 * Whether the project's audio still belongs to its script and voice, as far as its server knows: a changed
 * script or voice resets the status to `script_created`.
 */
export function isProjectAudioCurrent({
  audioUrl,
  status,
}: Pick<Project, 'audioUrl' | 'status'>): boolean {
  return audioUrl !== null && !BEFORE_AUDIO.includes(status);
}
