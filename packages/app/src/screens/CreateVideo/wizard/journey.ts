import type { Project, ProjectStatus } from '@lectern/api-client';
import { type ProjectSettings, readVideoSettings } from '../look/videoSettings.ts';

/** What a piece of audio was made of. Audio is out of date once a part has changed. */
export interface SpokenFrom {
  /** {@link scriptMark} of the script. */
  scriptMark: string;
  voiceId: string;
  /** Of the voice, against its own pace. */
  speed: number;
  /** The script's language, where the user has set it; undefined where that is not known. */
  language?: string | null;
  /** Of the user's own voice: the takes that were used. Undefined where that is not known. */
  takes?: string;
}

/** The script as spoken, and what it was spoken from. */
export interface SpokenAudio extends SpokenFrom {
  url: string;
}

/** Who wrote a script, and what for. */
export interface ScriptSource {
  /** Lectern's writer, or the browser's own model. */
  by: 'lectern' | 'browser';
  prompt: string;
}

/** One video on its way through the wizard: the working draft of section 3. */
export interface Journey {
  /** The server's id; null until the project exists. */
  projectId: string | null;
  status: ProjectStatus;
  /** What the user asked the generator for. */
  prompt: string;
  script: string;
  /** Id of the stored script that the words came from, for the link call. */
  scriptId: string | null;
  /** Null where the user wrote, a file or a stored script. */
  source: ScriptSource | null;
  voiceId: string | null;
  avatarId: string | null;
  audio: SpokenAudio | null;
  videoId: string | null;
  videoUrl: string | null;
  /** How the video looks and sounds; the project's `settings`. */
  settings: ProjectSettings;
  /** The kept takes of the user's own voice, as they are now; undefined until they are read. */
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

/** Whether nothing was done in a journey yet, so that there is nothing to keep of it. */
export function isBlank({ projectId, prompt, script, voiceId, avatarId }: Journey): boolean {
  return projectId === null && prompt === '' && script === '' && !voiceId && !avatarId;
}

/**
 * A short mark by which two scripts are told apart (FNV-1a over UTF-16 units, with the length).
 * Drafts keep it in place of a second copy of a long script. White space around a script is not
 * spoken and does not count.
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

/** Whether a mark was made of this script. Most edits show in the length alone. */
function isMarkOf(mark: string, script: string): boolean {
  return mark.startsWith(`${script.trim().length}.`) && mark === scriptMark(script);
}

/** Whether there is something to speak. */
export function hasScript({ script }: Pick<Journey, 'script'>): boolean {
  return script.trim() !== '';
}

/** Whether the audio at hand is of this script and language in this voice, at this pace. */
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

/** Whether two settings are heard alike: the pace, and the language that audio carries. */
export function soundsAlike(a: ProjectSettings, b: ProjectSettings): boolean {
  const [one, other] = [readVideoSettings(a), readVideoSettings(b)];
  return one.speed === other.speed && one.language === other.language;
}

/** Whether a render is under way, when nothing that it is made of may change. */
export function isRendering({ status }: Pick<Journey, 'status'>): boolean {
  return status === 'video_processing' || status === 'processing';
}

/** Whether the project holds a finished video. */
export function isFinished({ status, videoUrl }: Pick<Journey, 'status' | 'videoUrl'>): boolean {
  return status === 'completed' && videoUrl !== null;
}

const BEFORE_AUDIO: readonly ProjectStatus[] = ['init', 'draft', 'script_created'];

/**
 * Whether the project's audio is still of its script and voice, as far as its server knows: a
 * changed script or voice sets the status back to `script_created`.
 */
export function isProjectAudioCurrent({
  audioUrl,
  status,
}: Pick<Project, 'audioUrl' | 'status'>): boolean {
  return audioUrl !== null && !BEFORE_AUDIO.includes(status);
}
