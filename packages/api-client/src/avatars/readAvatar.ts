import {
  firstOf,
  readChoice,
  readDate,
  readFilledText,
  readFlag,
  readId,
  readRecord,
  readText,
} from '../values/read.ts';
import { safeUrl } from '../values/safeUrl.ts';
import { AVATAR_CATEGORIES, VISIBILITIES } from '../contract/contract.gen.ts';

/** An avatar in the app's normalised form (section 3, Avatar). */
export type Avatar = NonNullable<ReturnType<typeof normaliseAvatar>>;

/**
 * Normalises an avatar from a server's record (section 3); null if it lacks an ID or a name. Never throws.
 */
export function normaliseAvatar(value: unknown) {
  const record = readRecord(value);
  const id = readId(record);
  const name = readText(record?.name);
  if (!record || id === null || name === null) return null;
  return {
    id,
    name,
    gender: readFilledText(record.gender),
    /** Years or a range, as text: '41', '25-34'. */
    age: firstOf(readFilledText, record.age, record.age_range),
    category: readChoice(AVATAR_CATEGORIES, record.category),
    style: readFilledText(record.style),
    ethnicity: readFilledText(record.ethnicity),
    description: readFilledText(record.description),
    thumbnailUrl: firstOf(safeUrl, record.thumbnail_url, record.thumbnailUrl),
    /** A larger image or a short video. */
    previewUrl: firstOf(safeUrl, record.preview_url, record.previewUrl),
    visibility: readChoice(VISIBILITIES, record.visibility),
    /** The subject pronoun: 'she'. */
    pronoun: readFilledText(record.pronoun),
    /** The voice offered first, and its gender in the terms used for voices. */
    voiceId: firstOf(readFilledText, record.voice_id, record.voiceId),
    voiceGender: firstOf(readFilledText, record.voice_gender, record.voiceGender, record.gender),
    isCustom: readFlag(record.is_custom) || readFlag(record.isCustom),
    /** ISO 8601. */
    createdAt: firstOf(readDate, record.created_at, record.createdAt),
    updatedAt: firstOf(readDate, record.updated_at, record.updatedAt),
    /**
     * Set by the app after a failed list; a server never sends such an avatar, and it cannot be selected.
     */
    isPlaceholder: false as boolean,
  };
}
