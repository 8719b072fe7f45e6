import { boolean, type InferType, object, string } from 'yup';
import { validOrNull } from '../transport/answer.ts';
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

/** The library's tabs (section 2, Avatar library). */
export const AVATAR_CATEGORIES = ['realistic', 'styled', 'custom'] as const;

/** One of {@link AVATAR_CATEGORIES} (section 3, Avatar). */
export type AvatarCategory = (typeof AVATAR_CATEGORIES)[number];

/** `private`: the owner only. `public`: everyone (section 6). */
export const VISIBILITIES = ['private', 'public'] as const;

/** One of {@link VISIBILITIES} (section 6). */
export type Visibility = (typeof VISIBILITIES)[number];

/** What an avatar can be drawn in; never 'realism' (section 7, and the readings of the product). */
export const VISUAL_STYLES = ['realistic', 'comic', 'none'] as const;

/** One of {@link VISUAL_STYLES} (section 7). */
export type VisualStyle = (typeof VISUAL_STYLES)[number];

/** The choices of the Request Custom Avatar dialog (section 2). */
export const INDUSTRIES = [
  'technology',
  'healthcare',
  'education',
  'finance',
  'retail',
  'other',
] as const;

/** One of {@link INDUSTRIES} (section 2). */
export type Industry = (typeof INDUSTRIES)[number];

/** The dialog's budgets, in whole units of money; the currency is not shown (section 2). */
export const BUDGETS = ['0-1000', '1000-5000', '5000-10000', '10000+'] as const;

/** One of {@link BUDGETS} (section 2). */
export type Budget = (typeof BUDGETS)[number];

/** An avatar (specification section 3). */
const avatarSchema = object({
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

/**
 * An avatar from a server's record (section 3); null when it lacks an id or a name. Never throws.
 */
export function normaliseAvatar(value: unknown): Avatar | null {
  const record = readRecord(value);
  if (!record) return null;
  return validOrNull(avatarSchema, {
    id: readId(record),
    name: readText(record.name),
    gender: readFilledText(record.gender),
    age: firstOf(readFilledText, record.age, record.age_range),
    category: readChoice(AVATAR_CATEGORIES, record.category),
    style: readFilledText(record.style),
    ethnicity: readFilledText(record.ethnicity),
    description: readFilledText(record.description),
    thumbnailUrl: firstOf(safeUrl, record.thumbnail_url, record.thumbnailUrl),
    previewUrl: firstOf(safeUrl, record.preview_url, record.previewUrl),
    visibility: readChoice(VISIBILITIES, record.visibility),
    isCustom: readFlag(record.is_custom) || readFlag(record.isCustom),
    createdAt: firstOf(readDate, record.created_at, record.createdAt),
    updatedAt: firstOf(readDate, record.updated_at, record.updatedAt),
    isPlaceholder: false,
  });
}

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
