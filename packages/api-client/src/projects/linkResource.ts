import type { ApiClient } from '../client/ApiClient.ts';
import { projectMessages } from '../errors/projectErrors.ts';
import { ApiError } from '../transport/ApiError.ts';
import type { CallOptions } from '../transport/request.ts';
import { linkAvatar, linkScript, linkVideo, linkVoice } from './links.ts';
import type { Project } from './readProject.ts';

/** The arguments of {@link linkResource} (section 7, Projects). */
export interface LinkResourceArgs {
  projectId: string;
  /** 'script', 'voice', 'avatar' or 'video'. */
  type: string;
  /** The ID of the linked resource. */
  id: string;
}

/**
 * Links a resource whose type is known only at run time. Use `linkScript` and its siblings otherwise.
 * @throws ApiError of any kind; for an unknown type 'Unknown resource type.' (section 8), kind `http`,
 *   before any request.
 */
export async function linkResource(
  client: ApiClient,
  { projectId, type, id }: LinkResourceArgs,
  options?: CallOptions,
): Promise<Project> {
  switch (type) {
    case 'script':
      return linkScript(client, { projectId, scriptId: id }, options);
    case 'voice':
      return linkVoice(client, { projectId, voiceId: id }, options);
    case 'avatar':
      return linkAvatar(client, { projectId, avatarId: id }, options);
    case 'video':
      return linkVideo(client, { projectId, videoId: id }, options);
    default:
      throw new ApiError({
        kind: 'http',
        message: projectMessages.unknownResource,
        status: 400,
        data: { type },
      });
  }
}
