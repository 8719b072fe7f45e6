import type { ApiClient } from '../client/ApiClient.ts';
import { usable } from '../transport/answer.ts';
import type { CallOptions } from '../transport/request.ts';
import type { Visibility, VisualStyle } from '../contract/contract.gen.ts';
import { type GeneratedImage, normaliseGeneratedImage } from './generatedImage.ts';
import { type Avatar, normaliseAvatar } from './readAvatar.ts';

/** The image model requested by default (section 7). */
const DEFAULT_IMAGE_MODEL = 'default-image-model';

/** The arguments of {@link generateAvatarImage} (section 7). */
export interface GenerateAvatarImageArgs {
  prompt: string;
  visualStyle: VisualStyle;
  /** Absent: the default image model. */
  model?: string | undefined;
  projectId?: string | undefined;
}

/**
 * POST /avatars/text-to-image: generates an image from a prompt (section 7).
 * @throws ApiError of any kind, `invalid-response` for a response without an image;
 *   `avatarGenerationMessage` gives its message.
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

/** The arguments of {@link saveGeneratedAvatar} (section 7). */
export interface SaveGeneratedAvatarArgs {
  trimId: string;
  name: string;
  description: string;
  tags?: readonly string[] | undefined;
  visibility: Visibility;
  projectId?: string | undefined;
}

/**
 * POST /avatars/save-generated-avatar: saves a generated image and returns the avatar (section 7).
 * @throws ApiError of any kind; its message is `avatarMessages.saveFailed`.
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
