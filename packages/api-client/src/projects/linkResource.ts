import type { ApiClient } from '../client/ApiClient.ts';
import { projectMessages } from '../errors/projectErrors.ts';
import { ApiError } from '../transport/ApiError.ts';
import type { CallOptions } from '../transport/request.ts';
import { linkAvatar, linkScript, linkVideo, linkVoice } from './links.ts';
import type { Project } from './readProject.ts';

/** What {@link linkResource} takes (section 7, Projects). */
export interface LinkResourceArgs {
  projectId: string;
  /** 'script', 'voice', 'avatar' or 'video'. */
  type: string;
  /** Id of what is linked. */
  id: string;
}

/**
 * The link call for a type known only at run time. Use `linkScript` and its siblings otherwise.
 * @throws ApiError of any kind; another type is 'Unknown resource type.' (section 8), kind `http`,
 * before any call.
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
