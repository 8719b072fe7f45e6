import type { ProjectStatus } from '@lectern/api-client/contract';
import { setLanguage } from '../base/setLanguage.ts';
import { speakingSpeed, spokenScript } from '../base/spokenScript.ts';
import type { IdSource } from '../base/ids.ts';
import type { LecternDatabase } from './database.ts';
import type { ActivityRecord, AudioRecord, ProjectRecord } from './records.ts';

/** The parts of the backend that change projects. */
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

/** Whether a render of the project is under way. */
export function isRendering(project: ProjectRecord): boolean {
  return project.status === 'video_processing' || project.status === 'processing';
}

/** Progress of a draft in percent, as its card shows it (design guide, status chips). */
const STAGE_PROGRESS: Readonly<Record<DraftStatus, number>> = {
  init: 0,
  draft: 0,
  script_created: 30,
  voice_selected: 45,
  voice_generated: 60,
  avatar_selected: 75,
};

/** The fields that change with a draft status; none while a render runs. */
export function moveTo(project: ProjectRecord, status: DraftStatus): Partial<ProjectRecord> {
  if (isRendering(project)) return {};
  const spoken = status === 'voice_selected' && project.audioId !== null;
  return { status, progress: spoken ? STAGE_PROGRESS.voice_generated : STAGE_PROGRESS[status] };
}

/** Limit of the log, which is read with every list. */
const MAX_ACTIVITY = 100;

/** A project's activity log with one more entry. */
export function logged({ activity }: ProjectRecord, entry: ActivityRecord): ActivityRecord[] {
  return [...activity, entry].slice(-MAX_ACTIVITY);
}

/** A project of the user, by its own id or by the client's temporary one. */
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

/** A new project. */
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

/** Names the index: in Node, Dexie would find none, and read all of the user's projects. */
function findByFrontendId({ projects }: LecternDatabase, userId: string, frontendId: string) {
  return projects.where('[userId+frontendId]').equals([userId, frontendId]).first();
}

/** Creates a project, or returns the one that this temporary id created before. */
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

/** Changes, dates and logs a project in one transaction. @returns null if it is gone */
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

/** Stores a project's audio; an earlier stage advances to the voice. */
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

/** Whether the audio still matches the project's script, language, voice and pace. */
export function isCurrentAudio(project: ProjectRecord, audio: AudioRecord): boolean {
  return (
    audio.state === 'ready' &&
    audio.voiceId === project.voiceId &&
    (audio.speed ?? 1) === speakingSpeed(project.settings) &&
    (audio.language === undefined || audio.language === setLanguage(project.settings)) &&
    audio.script === spokenScript(project.scriptText ?? '')
  );
}

/**
 * Links a video of this project, which then has the video's state.
 *
 * @returns null when there is no such video of this project.
 */
export async function linkVideo(
  parts: Pick<ProjectParts, 'db' | 'now'>,
  projectId: string,
  videoId: string,
): Promise<ProjectRecord | null> {
  const { db } = parts;
  // One transaction, so that a render that ends meanwhile is not set back to 'processing'.
  return db.transaction('rw', db.projects, db.videos, async () => {
    const video = await db.videos.get(videoId);
    if (video?.projectId !== projectId) return null;
    const { state, progress } = video;
    // Projects have no cancelled state: the project stays where cancelling put it.
    const links = state === 'cancelled' ? {} : { videoId, status: state, progress };
    return changeProject(parts, projectId, () => links, { action: 'video_linked' });
  });
}
