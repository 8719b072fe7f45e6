import { PROJECT_STATUSES, type ProjectStatus } from '@lectern/api-client/contract';
import { array, mixed, number, object, string } from 'yup';
import { pageOf, compareBy, matchesSearch } from '../db/paging.ts';
import {
  changeProject,
  createProject,
  DRAFT_STATUSES,
  isDraftStatus,
  isRendering,
  linkVideo,
  moveTo,
} from '../db/projects.ts';
import type { ProjectRecord, UserRecord } from '../db/records.ts';
import { scriptText } from '../db/scripts.ts';
import { libraryVoices } from './voiceLibrary.ts';
import { undoEdit } from '../jobs/edits/undoEdit.ts';
import {
  param,
  readChoice,
  readJson,
  readPage,
  requireUser,
  type Call,
  type Resolver,
} from './call.ts';
import { HttpProblem, invalidField, notFound } from './problem.ts';
import { requireProject } from './projectCall.ts';
import { toProject } from './projects.wire.ts';
import { json } from './wire.ts';

type ProjectOperation =
  | 'listProjects'
  | 'getProject'
  | 'createProject'
  | 'updateProject'
  | 'linkScript'
  | 'linkVoice'
  | 'linkAvatar'
  | 'linkVideo';

/** Specification section 9: projects, 20 a page. */
const PAGE_SIZE = 20;

const TEMPORARY_ID = /^project_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const settingsSchema = mixed<Record<string, unknown>>(
  (value): value is Record<string, unknown> => typeof value === 'object' && !Array.isArray(value),
);

const createSchema = object({
  name: string().required().matches(/\S/, 'name is a required field'),
  description: string().defined(),
  project_type: string().required().oneOf(['VIDEO']),
  frontend_project_id: string().required().matches(TEMPORARY_ID),
  status: string().required().oneOf(DRAFT_STATUSES),
  progress: number().required().oneOf([0]),
  settings: settingsSchema.required(),
}).noUnknown();

const updateSchema = object({
  name: string().matches(/\S/, 'name is a required field'),
  description: string(),
  status: string().oneOf(PROJECT_STATUSES),
  progress: number().min(0).max(100),
  settings: settingsSchema,
  tags: array(string().defined()),
  script: string().nullable(),
  audioUrl: string().nullable(),
  videoId: string().nullable(),
  videoUrl: string().nullable(),
}).noUnknown();

/** What each value of the status filter finds (product readings: project statuses on cards). */
const STATUS_GROUPS: Partial<Record<ProjectStatus, readonly ProjectStatus[]>> = {
  draft: DRAFT_STATUSES,
  processing: ['processing', 'video_processing'],
  failed: ['failed', 'error'],
};

const SORT_VALUES = {
  updated_at: (project: ProjectRecord) => project.updatedAt,
  created_at: (project: ProjectRecord) => project.createdAt,
  name: (project: ProjectRecord) => project.name,
  progress: (project: ProjectRecord) => project.progress,
} as const;

const SORTS = ['updated_at', 'created_at', 'name', 'progress'] as const;

/** Changes the project of the path and answers it; `change` may refuse. */
async function answerChanged(
  call: Call,
  project: ProjectRecord,
  change: (project: ProjectRecord) => Partial<ProjectRecord>,
  action?: string,
): Promise<Response> {
  const changed = await changeProject(
    call.context,
    project.id,
    change,
    action ? { action } : undefined,
  );
  if (!changed) throw notFound('project');
  return json(await toProject(call.context, changed));
}

async function pathProject(call: Call): Promise<{ user: UserRecord; project: ProjectRecord }> {
  const user = await requireUser(call);
  return { user, project: await requireProject(call, user, param(call, 'id')) };
}

/**
 * Stops the render of a project. The contract has no call to cancel: going back to the chosen avatar
 * is how a render is stopped.
 */
async function stopRender(
  { context }: Call,
  project: ProjectRecord,
): Promise<false | 'stopped' | 'too-late'> {
  if (project.videoId === null || !isRendering(project)) return false;
  return (await context.renders.cancel(project.videoId)) ? 'stopped' : 'too-late';
}

/** Specification sections 4 (project status values) and 7 (projects). */
export const projectResolvers: Record<ProjectOperation, Resolver> = {
  async listProjects(call) {
    const { context } = call;
    const user = await requireUser(call);
    const page = readPage(call, 'page_size', PAGE_SIZE) ?? { page: 1, size: PAGE_SIZE };
    const sort = readChoice(call, 'sort_by', SORTS) ?? 'updated_at';
    const order = readChoice(call, 'sort_order', ['asc', 'desc'] as const) ?? 'desc';
    const status = readChoice(call, 'status', PROJECT_STATUSES);
    const search = call.query.get('search') ?? '';
    const wanted = status === null ? PROJECT_STATUSES : (STATUS_GROUPS[status] ?? [status]);
    // Reading all and sorting here takes about 0.1 s for 5,000 projects, and needs no index an order.
    const all = await context.db.projects.where({ userId: user.id }).toArray();
    const found = all
      .filter((project) => wanted.includes(project.status))
      .filter(({ name, description, tags }) => matchesSearch(search, name, description, ...tags))
      .toSorted(compareBy(SORT_VALUES[sort], order));
    const { items, pages, total } = pageOf(found, page);
    const wire = await Promise.all(items.map((project) => toProject(context, project)));
    return json({ items: wire, pages, total });
  },

  async getProject(call) {
    const { project } = await pathProject(call);
    if (isRendering(project) && project.videoId !== null) {
      call.context.renders.enqueue(project.videoId);
    }
    return json(await toProject(call.context, project));
  },

  async createProject(call) {
    const user = await requireUser(call);
    const body = await readJson(call, createSchema);
    if (body.frontend_project_id !== param(call, 'id')) {
      const text = 'frontend_project_id must be the id of the path';
      throw invalidField('body', 'frontend_project_id', text);
    }
    const { project, isNew } = await createProject(call.context, user.id, {
      frontendId: body.frontend_project_id,
      name: body.name.trim(),
      description: body.description,
      status: body.status,
      settings: body.settings,
    });
    return json(await toProject(call.context, project), isNew ? 201 : 200);
  },

  async updateProject(call) {
    const { context } = call;
    const { project } = await pathProject(call);
    const body = await readJson(call, updateSchema);
    if (Object.keys(body).length === 0) {
      throw new HttpProblem(422, 'Name at least one field to change.');
    }
    if (typeof body.videoId === 'string') {
      const linked = await linkVideo(context, project.id, body.videoId);
      if (!linked) throw notFound('video');
    }
    const isStopped = body.status === 'avatar_selected' && (await stopRender(call, project));
    return answerChanged(call, project, (before) => {
      // A render that ended before it could be stopped keeps its end.
      const status = isStopped === 'too-late' ? undefined : body.status;
      const isOpen = !isRendering(before);
      return {
        ...(body.name === undefined ? {} : { name: body.name.trim() }),
        ...(body.description === undefined ? {} : { description: body.description }),
        ...(body.settings === undefined ? {} : { settings: body.settings }),
        ...(body.tags === undefined ? {} : { tags: body.tags }),
        ...(body.script === undefined ? {} : { scriptText: body.script }),
        // The server knows its own files; a client can only let go of the audio.
        ...(body.audioUrl === null ? { audioId: null } : {}),
        // Statuses from rendering on are the server's; a client that repeats one changes nothing.
        ...(status !== undefined && isDraftStatus(status) ? moveTo(before, status) : {}),
        ...(body.progress !== undefined && isOpen && isDraftStatus(status ?? before.status)
          ? { progress: body.progress }
          : {}),
      };
    });
  },

  async linkScript(call) {
    const { user, project } = await pathProject(call);
    const script = await call.context.db.scripts.get(param(call, 'scriptId'));
    if (!script || script.userId !== user.id) throw notFound('script');
    const links = { scriptId: script.id, scriptText: scriptText(script) };
    return answerChanged(
      call,
      project,
      (before) => ({ ...links, ...moveTo(before, 'script_created') }),
      'script_linked',
    );
  },

  async linkVoice(call) {
    const { project } = await pathProject(call);
    const voiceId = param(call, 'voiceId');
    const voices = libraryVoices();
    if (!voices.some(({ id }) => id === voiceId)) throw notFound('voice');
    return answerChanged(
      call,
      project,
      (before) => {
        const audioId = before.voiceId === voiceId ? before.audioId : null;
        return { voiceId, audioId, ...moveTo({ ...before, audioId }, 'voice_selected') };
      },
      'voice_linked',
    );
  },

  async linkAvatar(call) {
    const { user, project } = await pathProject(call);
    const avatar = await call.context.avatars.find(user.id, param(call, 'avatarId'));
    if (!avatar) throw notFound('avatar');
    return answerChanged(
      call,
      project,
      (before) => ({ avatarId: avatar.id, ...moveTo(before, 'avatar_selected') }),
      'avatar_linked',
    );
  },

  async linkVideo(call) {
    const { project } = await pathProject(call);
    const videoId = param(call, 'videoId');
    // Linking what was edited takes the edit back.
    const linked =
      (await undoEdit(call.context, project, videoId)) ??
      (await linkVideo(call.context, project.id, videoId));
    if (!linked) throw notFound('video');
    return json(await toProject(call.context, linked));
  },
};
