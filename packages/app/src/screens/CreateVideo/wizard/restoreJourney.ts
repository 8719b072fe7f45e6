import type { Project } from '@lectern/api-client';
import { readVideoSettings } from '../look/videoSettings.ts';
import type { Draft } from './draftStore.ts';
import {
  EMPTY_JOURNEY,
  isProjectAudioCurrent,
  type Journey,
  scriptMark,
  type SpokenAudio,
} from './journey.ts';

/** The part of a project that a journey is restored from. */
export type RestorableProject = Pick<
  Project,
  | 'id'
  | 'status'
  | 'script'
  | 'voiceId'
  | 'avatarId'
  | 'audioUrl'
  | 'videoId'
  | 'videoUrl'
  | 'settings'
>;

/**
 * Restores the journey from the server's project and this browser's draft. A draft with unsent changes
 * takes precedence; otherwise the server does, and the draft fills in what it does not return.
 */
export function restoreJourney(project: RestorableProject | null, draft: Draft | null): Journey {
  const mine = {
    prompt: draft?.prompt ?? '',
    script: draft?.script ?? '',
    scriptId: draft?.scriptId ?? null,
    source: draft?.source ?? null,
    voiceId: draft?.voiceId ?? null,
    avatarId: draft?.avatarId ?? null,
    settings: draft?.settings ?? {},
  };
  if (project === null) return { ...EMPTY_JOURNEY, ...mine };
  const isMineNewer = draft?.isUnsent === true;
  const script = isMineNewer ? mine.script : (project.script ?? mine.script);
  return {
    ...mine,
    projectId: project.id,
    status: project.status,
    script,
    // The source of this text, not of one written on another device.
    source: script === mine.script ? mine.source : null,
    voiceId: isMineNewer ? (mine.voiceId ?? project.voiceId) : (project.voiceId ?? mine.voiceId),
    avatarId: isMineNewer
      ? (mine.avatarId ?? project.avatarId)
      : (project.avatarId ?? mine.avatarId),
    audio: restoreAudio(project, draft),
    videoId: project.videoId,
    videoUrl: project.videoUrl,
    settings: isMineNewer ? { ...project.settings, ...mine.settings } : project.settings,
  };
}

/**
 * The URL comes from the server; what it was made from comes from the draft, or is implied by the status.
 */
function restoreAudio(project: RestorableProject, draft: Draft | null): SpokenAudio | null {
  const { audioUrl: url, script, voiceId } = project;
  if (url === null) return null;
  if (draft?.spokenFrom) return { url, ...draft.spokenFrom };
  if (!isProjectAudioCurrent(project) || script === null || voiceId === null) return null;
  const { speed, language } = readVideoSettings(project.settings);
  return { url, scriptMark: scriptMark(script), voiceId, speed, language };
}
