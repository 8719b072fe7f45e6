import type { ApiClient } from '../client/ApiClient.ts';
import { requestPage } from '../client/requestPage.ts';
import { usable } from '../transport/answer.ts';
import type { Page } from '../transport/page.ts';
import type { ApiRequest, CallOptions } from '../transport/request.ts';
import { apiPath } from '../transport/url.ts';
import type { UnknownRecord } from '../values/read.ts';
import type { ProjectStatus } from '../contract/contract.gen.ts';
import { normaliseProject, type Project } from './readProject.ts';

/** Projects a page in My Videos; the dashboard shows 4 (section 9). */
export const PROJECTS_PAGE_SIZE = 20;

/** The query of {@link listProjects} (section 7, Projects); what is absent is not sent. */
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
 * GET /projects: one page of the user's projects (section 7). An item that cannot be read is left
 * out.
 * @throws ApiError of any kind; words by `projectMessages.loadListFailed`.
 */
export function listProjects(
  client: ApiClient,
  { page, pageSize, sortBy, sortOrder, search, status }: ProjectListParams,
  options?: CallOptions,
): Promise<Page<Project>> {
  const query = {
    page,
    page_size: pageSize,
    sort_by: sortBy,
    sort_order: sortOrder,
    search,
    status,
  };
  return requestPage(client, '/projects', query, normaliseProject, options);
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
 * GET /projects/{id}: one project (section 7).
 * @throws ApiError of any kind; words by `projectLoadMessage`.
 */
export async function getProject(
  client: ApiClient,
  { id }: { id: string },
  options?: CallOptions,
): Promise<Project> {
  return requestProject(client, { method: 'GET', path: apiPath`/projects/${id}` }, options);
}

/** What {@link createProject} takes (section 7, Projects). */
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
 * POST /projects/{temporary id}: creates a project (section 7). Use the answer's id from then on.
 * @throws ApiError of any kind.
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

/**
 * The fields to change (section 3, Project); voice, avatar and video are linked by their own calls.
 */
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
 * PATCH /projects/{id}: changes a project (section 7). `{status: 'avatar_selected'}` stops its
 * render.
 * @throws ApiError of any kind.
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
