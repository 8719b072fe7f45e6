import { firstOf, readFilledText, readRecord } from '../values/read.ts';
import { safeUrl } from '../values/safeUrl.ts';

/**
 * An image generated from a prompt (section 3, Generated avatar result): its URL, and the ID with which
 * `saveGeneratedAvatar` saves it.
 */
export type GeneratedImage = NonNullable<ReturnType<typeof normaliseGeneratedImage>>;

/** Normalises a generated image from a server's record; null if either part is missing. Never throws. */
export function normaliseGeneratedImage(value: unknown) {
  const record = readRecord(value);
  const imageUrl = firstOf(safeUrl, record?.image_url, record?.imageUrl);
  const trimId = firstOf(readFilledText, record?.trim_id, record?.trimId);
  return imageUrl === null || trimId === null ? null : { imageUrl, trimId };
}
