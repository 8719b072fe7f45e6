import { boolean, type InferType, object, string } from 'yup';
import { validOrNull } from '../transport/answer.ts';
import { firstOf, readFilledText, readRecord } from '../values/read.ts';
import { safeUrl } from '../values/safeUrl.ts';
import { AVATAR_CATEGORIES, VISIBILITIES } from '../contract/contract.gen.ts';

/** An avatar (specification section 3); read by hand in `readAvatar.ts`, as projects are. */
export const avatarSchema = object({
  id: string().required(),
  name: string().defined(),
  gender: string().defined().nullable(),
  /** Years or a range, as text: '41', '25-34'. */
  age: string().defined().nullable(),
  category: string().oneOf(AVATAR_CATEGORIES).defined().nullable(),
  style: string().defined().nullable(),
  ethnicity: string().defined().nullable(),
  description: string().defined().nullable(),
  thumbnailUrl: string().defined().nullable(),
  /** Larger image or short video. */
  previewUrl: string().defined().nullable(),
  visibility: string().oneOf(VISIBILITIES).defined().nullable(),
  isCustom: boolean().defined(),
  /** ISO 8601. */
  createdAt: string().defined().nullable(),
  updatedAt: string().defined().nullable(),
  /** Made by the app after a list failure; such an avatar never arrives and cannot be selected. */
  isPlaceholder: boolean().defined(),
});

/** An avatar in the one form that the app sees (section 3, Avatar). */
export type Avatar = InferType<typeof avatarSchema>;

/** An image made from a prompt, and the id under which it can be saved as an avatar. */
const generatedImageSchema = object({
  imageUrl: string().required(),
  trimId: string().required(),
});

/**
 * An image made from a prompt (section 3, Generated avatar result): its URL, and the id by which
 * `saveGeneratedAvatar` keeps it.
 */
export type GeneratedImage = InferType<typeof generatedImageSchema>;

/** The generated image from a server's record; null when either part is missing. Never throws. */
export function normaliseGeneratedImage(value: unknown): GeneratedImage | null {
  const record = readRecord(value);
  return validOrNull(generatedImageSchema, {
    imageUrl: firstOf(safeUrl, record?.image_url, record?.imageUrl),
    trimId: firstOf(readFilledText, record?.trim_id, record?.trimId),
  });
}
