import type { ProjectStatus } from '@lectern/api-client/contract';
import { setLanguage } from '../base/setLanguage.ts';
import { speakingSpeed, spokenScript } from '../base/spokenScript.ts';
import type { IdSource } from '../base/ids.ts';
import type { LecternDatabase } from './database.ts';
import type { ActivityRecord, AudioRecord, ProjectRecord } from './records.ts';

/** The parts of the backend needed to change projects. */
export interface ProjectParts {
  db: LecternDatabase;
  newId: IdSource;
  now: () => number;
}

/** The statuses before a render. Clients may set these; only the server sets the others. */
export const DRAFT_STATUSES = [
  'init',
  'draft',
  'script_created',
  'voice_selected',
  'voice_generated',
  'avatar_selected',
] as const satisfies readonly ProjectStatus[];

export type DraftStatus = (typeof DRAFT_STATUSES)[number];

export function isDraftStatus(status: ProjectStatus): status is DraftStatus {
  return DRAFT_STATUSES.some((draft) => draft === status);
}

/** Whether the project is being rendered. */
export function isRendering(project: ProjectRecord): boolean {
  return project.status === 'video_processing' || project.status === 'processing';
}

/** Progress of a draft in percent, as shown on its card (design guide, status chips). */
const STAGE_PROGRESS: Readonly<Record<DraftStatus, number>> = {
  init: 0,
  draft: 0,
  script_created: 30,
  voice_selected: 45,
  voice_generated: 60,
  avatar_selected: 75,
};

/** The fields that change with a draft status; empty during a render. */
export function moveTo(project: ProjectRecord, status: DraftStatus): Partial<ProjectRecord> {
  if (isRendering(project)) return {};
  const spoken = status === 'voice_selected' && project.audioId !== null;
  return { status, progress: spoken ? STAGE_PROGRESS.voice_generated : STAGE_PROGRESS[status] };
}

/** Maximum length of the log, which is read with every list. */
const MAX_ACTIVITY = 100;

/** Returns a project's activity log with one more entry. */
export function logged({ activity }: ProjectRecord, entry: ActivityRecord): ActivityRecord[] {
  return [...activity, entry].slice(-MAX_ACTIVITY);
}

/** Finds a project of the user by its own id or by the client's temporary id. */
export async function findProject(
  db: LecternDatabase,
  userId: string,
  id: string,
): Promise<ProjectRecord | null> {
  const project = (await db.projects.get(id)) ?? (await findByFrontendId(db, userId, id));
  return project?.userId === userId ? project : null;
}

export interface NewProject {
  frontendId: string;
  name: string;
  description: string;
  status: DraftStatus;
  settings: Record<string, unknown>;
}

/** Makes a new project record. */
export function newProject(
  { newId, now }: Pick<ProjectParts, 'newId' | 'now'>,
  userId: string,
  fields: NewProject,
): ProjectRecord {
  const at = now();
  return {
    ...fields,
    id: newId('prj'),
    userId,
    progress: STAGE_PROGRESS[fields.status],
    tags: [],
    scriptText: null,
    scriptId: null,
    voiceId: null,
    avatarId: null,
    audioId: null,
    videoId: null,
    finishedVideoId: null,
    activity: [{ action: 'project_created', timestamp: at }],
    createdAt: at,
    updatedAt: at,
  };
}

/**
 * The index is named because in Node, Dexie would not find one and would read all of the user's projects.
 */
function findByFrontendId({ projects }: LecternDatabase, userId: string, frontendId: string) {
  return projects.where('[userId+frontendId]').equals([userId, frontendId]).first();
}

/** Creates a project, or returns the one already created with this temporary id. */
export async function createProject(
  parts: ProjectParts,
  userId: string,
  fields: NewProject,
): Promise<{ project: ProjectRecord; isNew: boolean }> {
  const { db } = parts;
  return db.transaction('rw', db.projects, async () => {
    const { frontendId } = fields;
    const before = await findByFrontendId(db, userId, frontendId);
    if (before) return { project: before, isNew: false };
    const project = newProject(parts, userId, fields);
    await db.projects.add(project);
    return { project, isNew: true };
  });
}

/** Changes, dates and logs a project in one transaction. @returns null if the project no longer exists */
export async function changeProject(
  { db, now }: Pick<ProjectParts, 'db' | 'now'>,
  id: string,
  change: (project: ProjectRecord) => Partial<ProjectRecord>,
  entry?: Omit<ActivityRecord, 'timestamp'>,
): Promise<ProjectRecord | null> {
  return db.transaction('rw', db.projects, async () => {
    const before = await db.projects.get(id);
    if (!before) return null;
    const project: ProjectRecord = {
      ...before,
      activity: entry ? logged(before, { ...entry, timestamp: now() }) : before.activity,
      ...change(before),
      updatedAt: now(),
    };
    await db.projects.put(project);
    return project;
  });
}

/** Stores a project's audio; a project at an earlier stage advances to the voice stage. */
export async function saveSpokenAudio(
  parts: Pick<ProjectParts, 'db' | 'now'>,
  projectId: string,
  audio: AudioRecord,
  script: string,
): Promise<void> {
  const isNew = (await parts.db.projects.get(projectId))?.audioId !== audio.id;
  await changeProject(
    parts,
    projectId,
    (before) => {
      const links = { scriptText: script, voiceId: audio.voiceId, audioId: audio.id };
      return { ...links, ...moveTo({ ...before, ...links }, 'voice_selected') };
    },
    isNew ? { action: 'audio_generated' } : undefined,
  );
}

/** Whether the audio still matches the project's script, language, voice and speed. */
export function isCurrentAudio(project: ProjectRecord, audio: AudioRecord): boolean {
  return (
    audio.state === 'ready' &&
    audio.voiceId === project.voiceId &&
    (audio.speed ?? 1) === speakingSpeed(project.settings) &&
    (audio.language === undefined || audio.language === setLanguage(project.settings)) &&
    audio.script === spokenScript(project.scriptText ?? '')
  );
}

/** Links a video to its project, which takes over its state. @returns null if the project has no such video */
export async function linkVideo(
  parts: Pick<ProjectParts, 'db' | 'now'>,
  projectId: string,
  videoId: string,
): Promise<ProjectRecord | null> {
  const { db } = parts;
  // A single transaction, so that a render that ends meanwhile is not reset to 'processing'.
  return db.transaction('rw', db.projects, db.videos, async () => {
    const video = await db.videos.get(videoId);
    if (video?.projectId !== projectId) return null;
    const { state, progress } = video;
    const change = (before: ProjectRecord) => {
      const isOther = isRendering(before) && before.videoId !== videoId;
      // Projects have no cancelled state: the project keeps the status that cancelling gave it.
      return isOther || state === 'cancelled' ? {} : { videoId, status: state, progress };
    };
    return changeProject(parts, projectId, change, { action: 'video_linked' });
  });
}
