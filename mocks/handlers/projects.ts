import { PROJECT_STATUSES } from '@lectern/api-client/contract';
import { array, mixed, number, object, string } from 'yup';
import {
  createProject,
  DRAFT_STATUSES,
  isDraftStatus,
  isRendering,
  linkVideo,
  moveTo,
} from '../db/projects.ts';
import type { ProjectRecord } from '../db/records.ts';
import { param, readJson, requireUser, type Call, type Resolvers } from './call.ts';
import { HttpProblem, invalidField, notFound } from './problem.ts';
import { answerChanged, pathProject } from './projectCall.ts';
import { toProject } from './projects.wire.ts';

type ProjectOperation = 'getProject' | 'createProject' | 'updateProject';

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

/**
 * Stops the render of a project, if it has one. The contract has no call to cancel; clients set the project
 * back to `avatar_selected` instead.
 *
 * @returns whether the render ended just before
 */
async function stopRender({ context }: Call, project: ProjectRecord): Promise<boolean> {
  if (project.videoId === null || !isRendering(project)) return false;
  return !(await context.renders.cancel(project.videoId));
}

/** Specification sections 4 (project status values) and 7 (projects). */
export const projectResolvers: Resolvers<ProjectOperation> = {
  async getProject(call) {
    const { project } = await pathProject(call);
    if (isRendering(project) && project.videoId !== null) {
      call.context.renders.enqueue(project.videoId);
    }
    return { status: 200, body: await toProject(call.context, project) };
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
    return { status: isNew ? 201 : 200, body: await toProject(call.context, project) };
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
    const isCancel = body.status === 'avatar_selected';
    const isTooLate = isCancel && (await stopRender(call, project));
    return answerChanged(call, project, (before) => {
      // A render that ended before it could be stopped keeps its result, and a stopped edit the earlier video.
      const isKept = isTooLate || (isCancel && before.status === 'completed');
      const status = isKept ? undefined : body.status;
      const isOpen = !isRendering(before);
      return {
        ...(body.name === undefined ? {} : { name: body.name.trim() }),
        ...(body.description === undefined ? {} : { description: body.description }),
        ...(body.settings === undefined ? {} : { settings: body.settings }),
        ...(body.tags === undefined ? {} : { tags: body.tags }),
        ...(body.script === undefined ? {} : { scriptText: body.script }),
        // The server manages its own files; a client can only discard the audio.
        ...(body.audioUrl === null ? { audioId: null } : {}),
        // Only the server sets statuses from rendering on; a client that sends one back changes nothing.
        ...(status !== undefined && isDraftStatus(status) ? moveTo(before, status) : {}),
        ...(body.progress !== undefined && isOpen && isDraftStatus(status ?? before.status)
          ? { progress: body.progress }
          : {}),
      };
    });
  },
};
