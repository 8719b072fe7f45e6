import type { ApiClient } from '../client/ApiClient.ts';
import type { CallOptions } from '../transport/request.ts';
import { apiPath } from '../transport/url.ts';
import { requestProject } from './projects.ts';
import type { Project } from './readProject.ts';

/**
 * POST /projects/{id}/link-script/{scriptId}: returns the updated project; sends no body (section 7).
 * @throws ApiError of any kind; section 8 requires failures of the link calls to be logged only.
 */
export async function linkScript(
  client: ApiClient,
  { projectId, scriptId }: { projectId: string; scriptId: string },
  options?: CallOptions,
): Promise<Project> {
  const path = apiPath`/projects/${projectId}/link-script/${scriptId}`;
  return requestProject(client, { method: 'POST', path }, options);
}

/**
 * POST /projects/{id}/link-voice/{voiceId}: returns the updated project; sends no body (section 7).
 * @throws ApiError of any kind; section 8 requires failures of the link calls to be logged only.
 */
export async function linkVoice(
  client: ApiClient,
  { projectId, voiceId }: { projectId: string; voiceId: string },
  options?: CallOptions,
): Promise<Project> {
  const path = apiPath`/projects/${projectId}/link-voice/${voiceId}`;
  return requestProject(client, { method: 'POST', path }, options);
}

/**
 * POST /projects/{id}/link-avatar/{avatarId}: returns the updated project; sends no body (section 7).
 * @throws ApiError of any kind; section 8 requires failures of the link calls to be logged only.
 */
export async function linkAvatar(
  client: ApiClient,
  { projectId, avatarId }: { projectId: string; avatarId: string },
  options?: CallOptions,
): Promise<Project> {
  const path = apiPath`/projects/${projectId}/link-avatar/${avatarId}`;
  return requestProject(client, { method: 'POST', path }, options);
}

/**
 * POST /projects/{id}/link-video/{videoId}: returns the updated project; sends no body (section 7).
 * @throws ApiError of any kind; section 8 requires failures of the link calls to be logged only.
 */
export async function linkVideo(
  client: ApiClient,
  { projectId, videoId }: { projectId: string; videoId: string },
  options?: CallOptions,
): Promise<Project> {
  const path = apiPath`/projects/${projectId}/link-video/${videoId}`;
  return requestProject(client, { method: 'POST', path }, options);
}
