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

/** An avatar in the one form that the app sees (section 3, Avatar). */
export type Avatar = NonNullable<ReturnType<typeof normaliseAvatar>>;

/**
 * An avatar from a server's record (section 3); null when it lacks an id or a name. Never throws.
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
    /** Larger image or short video. */
    previewUrl: firstOf(safeUrl, record.preview_url, record.previewUrl),
    visibility: readChoice(VISIBILITIES, record.visibility),
    /** As a subject: 'she'. */
    pronoun: readFilledText(record.pronoun),
    /** The voice that is offered first, and its gender as voices have it. */
    voiceId: firstOf(readFilledText, record.voice_id, record.voiceId),
    voiceGender: firstOf(readFilledText, record.voice_gender, record.voiceGender, record.gender),
    isCustom: readFlag(record.is_custom) || readFlag(record.isCustom),
    /** ISO 8601. */
    createdAt: firstOf(readDate, record.created_at, record.createdAt),
    updatedAt: firstOf(readDate, record.updated_at, record.updatedAt),
    /** Set by the app after a list failure; such an avatar never arrives and cannot be selected. */
    isPlaceholder: false as boolean,
  };
}
