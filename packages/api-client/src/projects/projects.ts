import type { ApiClient } from '../client/ApiClient.ts';
import { usable } from '../transport/answer.ts';
import { type Page, readPage } from '../transport/page.ts';
import type { ApiRequest, CallOptions } from '../transport/request.ts';
import { apiPath } from '../transport/url.ts';
import type { UnknownRecord } from '../values/read.ts';
import { normaliseProject, type Project, type ProjectStatus } from './projects.schema.ts';

/** Projects a page in My Videos; the dashboard shows 4 (section 9). */
export const PROJECTS_PAGE_SIZE = 20;

export interface ProjectListParams {
  /** From 1. */
  page?: number | undefined;
  pageSize?: number | undefined;
  sortBy?: 'updated_at' | 'created_at' | 'name' | 'progress' | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
  search?: string | undefined;
  /** My Videos sends `completed`, `processing`, `failed` or `draft`; absent means all. */
  status?: ProjectStatus | undefined;
}

/**
 * GET /projects: one page of the user's projects.
 * @throws ApiError
 */
export function listProjects(
  client: ApiClient,
  params: ProjectListParams,
  options?: CallOptions,
): Promise<Page<Project>> {
  return client.request(
    {
      method: 'GET',
      path: '/projects',
      query: {
        page: params.page,
        page_size: params.pageSize,
        sort_by: params.sortBy,
        sort_order: params.sortOrder,
        search: params.search,
        status: params.status,
      },
      read: (data) => readPage(data, normaliseProject),
    },
    options,
  );
}

/** A call that answers with the project as it now stands. */
export function requestProject(
  client: ApiClient,
  request: Omit<ApiRequest<Project>, 'read'>,
  options?: CallOptions,
): Promise<Project> {
  return client.request({ ...request, read: (data) => usable(normaliseProject(data)) }, options);
}

/**
 * GET /projects/{id}: one project.
 * @throws ApiError; words by `projectLoadMessage`.
 */
export async function getProject(
  client: ApiClient,
  { id }: { id: string },
  options?: CallOptions,
): Promise<Project> {
  return requestProject(client, { method: 'GET', path: apiPath`/projects/${id}` }, options);
}

export interface CreateProjectArgs {
  /** The temporary id; made by `createTemporaryProjectId`. */
  frontendProjectId: string;
  /** `defaultProjectName` gives the default. */
  name: string;
  description?: string | undefined;
  /** `init` where absent. */
  status?: ProjectStatus | undefined;
  settings?: UnknownRecord | undefined;
}

/**
 * POST /projects/{temporary id}: creates a project. Use the answer's id from then on.
 * @throws ApiError
 */
export async function createProject(
  client: ApiClient,
  { frontendProjectId, name, description = '', status = 'init', settings = {} }: CreateProjectArgs,
  options?: CallOptions,
): Promise<Project> {
  const value = {
    name,
    description,
    project_type: 'VIDEO',
    frontend_project_id: frontendProjectId,
    status,
    progress: 0,
    settings,
  };
  return requestProject(
    client,
    {
      method: 'POST',
      path: apiPath`/projects/${frontendProjectId}`,
      body: { kind: 'json', value },
    },
    options,
  );
}

/** The fields to change; voice, avatar and video are linked by their own calls. */
export interface ProjectChanges {
  name?: string | undefined;
  description?: string | undefined;
  status?: ProjectStatus | undefined;
  /** Percent, 0–100. */
  progress?: number | undefined;
  settings?: UnknownRecord | undefined;
  tags?: readonly string[] | undefined;
  script?: string | null | undefined;
  audioUrl?: string | null | undefined;
  videoId?: string | null | undefined;
  videoUrl?: string | null | undefined;
}

/**
 * PATCH /projects/{id}: changes a project. `{status: 'avatar_selected'}` stops its render.
 * @throws ApiError
 */
export async function updateProject(
  client: ApiClient,
  { id, changes }: { id: string; changes: ProjectChanges },
  options?: CallOptions,
): Promise<Project> {
  return requestProject(
    client,
    { method: 'PATCH', path: apiPath`/projects/${id}`, body: { kind: 'json', value: changes } },
    options,
  );
}
