import type { ApiClient } from '../client/ApiClient.ts';
import { requestPage } from '../client/requestPage.ts';
import { usable } from '../transport/answer.ts';
import type { Page } from '../transport/page.ts';
import type { ApiRequest, CallOptions } from '../transport/request.ts';
import { apiPath } from '../transport/url.ts';
import type { UnknownRecord } from '../values/read.ts';
import type { ProjectStatus } from '../contract/contract.gen.ts';
import { normaliseProject, type Project } from './readProject.ts';

/** Projects per page in My Videos; the dashboard shows 4 (section 9). */
export const PROJECTS_PAGE_SIZE = 20;

/** The query of {@link listProjects} (section 7, Projects); absent values are not sent. */
export interface ProjectListParams {
  /** Starts at 1. */
  page?: number | undefined;
  pageSize?: number | undefined;
  sortBy?: 'updated_at' | 'created_at' | 'name' | 'progress' | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
  search?: string | undefined;
  /** My Videos sends `completed`, `processing`, `failed` or `draft`; absent means all. */
  status?: ProjectStatus | undefined;
}

/**
 * GET /projects: returns one page of the user's projects (section 7). Invalid items are omitted.
 * @throws ApiError of any kind; its message is `projectMessages.loadListFailed`.
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

/** Sends a call whose response is the current project. */
export function requestProject(
  client: ApiClient,
  request: Omit<ApiRequest<Project>, 'read'>,
  options?: CallOptions,
): Promise<Project> {
  return client.request({ ...request, read: (data) => usable(normaliseProject(data)) }, options);
}

/**
 * GET /projects/{id}: returns one project (section 7).
 * @throws ApiError of any kind; `projectLoadMessage` gives its message.
 */
export async function getProject(
  client: ApiClient,
  { id }: { id: string },
  options?: CallOptions,
): Promise<Project> {
  return requestProject(client, { method: 'GET', path: apiPath`/projects/${id}` }, options);
}

/** The arguments of {@link createProject} (section 7, Projects). */
export interface CreateProjectArgs {
  /** The temporary ID, made by `createTemporaryProjectId`. */
  frontendProjectId: string;
  /** `defaultProjectName` gives the default. */
  name: string;
  description?: string | undefined;
  /** `init` by default. */
  status?: ProjectStatus | undefined;
  settings?: UnknownRecord | undefined;
}

/**
 * POST /projects/{temporary id}: creates a project (section 7). Use the ID in the response from then on.
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
 * PATCH /projects/{id}: changes a project (section 7). `{status: 'avatar_selected'}` stops its render.
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
