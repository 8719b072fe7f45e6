import type { ApiClient } from '../client/ApiClient.ts';
import { usable } from '../transport/answer.ts';
import type { CallOptions } from '../transport/request.ts';
import type { Visibility, VisualStyle } from '../contract/contract.gen.ts';
import { type GeneratedImage, normaliseGeneratedImage } from './generatedImage.ts';
import { type Avatar, normaliseAvatar } from './readAvatar.ts';

/** The image model that is asked for where none is named (section 7). */
const DEFAULT_IMAGE_MODEL = 'default-image-model';

/** What {@link generateAvatarImage} takes (section 7). */
export interface GenerateAvatarImageArgs {
  prompt: string;
  visualStyle: VisualStyle;
  /** The default image model where absent. */
  model?: string | undefined;
  projectId?: string | undefined;
}

/**
 * POST /avatars/text-to-image: an image from a prompt (section 7).
 * @throws ApiError of any kind, `invalid-response` for an answer without an image; words by
 * `avatarGenerationMessage`.
 */
export function generateAvatarImage(
  client: ApiClient,
  { prompt, visualStyle, model = DEFAULT_IMAGE_MODEL, projectId }: GenerateAvatarImageArgs,
  options?: CallOptions,
): Promise<GeneratedImage> {
  return client.request(
    {
      method: 'POST',
      path: '/avatars/text-to-image',
      body: {
        kind: 'json',
        value: {
          prompt,
          visual_style: visualStyle,
          model,
          ...(projectId ? { project_id: projectId } : {}),
        },
      },
      read: (data) => usable(normaliseGeneratedImage(data)),
    },
    options,
  );
}

/** What {@link saveGeneratedAvatar} takes (section 7). */
export interface SaveGeneratedAvatarArgs {
  trimId: string;
  name: string;
  description: string;
  tags?: readonly string[] | undefined;
  visibility: Visibility;
  projectId?: string | undefined;
}

/**
 * POST /avatars/save-generated-avatar: keeps a generated image; gives the saved avatar (section 7).
 * @throws ApiError of any kind; words by `avatarMessages.saveFailed`.
 */
export function saveGeneratedAvatar(
  client: ApiClient,
  { trimId, name, description, tags = [], visibility, projectId }: SaveGeneratedAvatarArgs,
  options?: CallOptions,
): Promise<Avatar> {
  return client.request(
    {
      method: 'POST',
      path: '/avatars/save-generated-avatar',
      body: {
        kind: 'json',
        value: {
          trim_id: trimId,
          name,
          description,
          tags,
          visibility,
          ...(projectId ? { project_id: projectId } : {}),
        },
      },
      read: (data) => usable(normaliseAvatar(data)),
    },
    options,
  );
}
