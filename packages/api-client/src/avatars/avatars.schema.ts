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

/** The library's tabs. */
export const AVATAR_CATEGORIES = ['realistic', 'styled', 'custom'] as const;
export type AvatarCategory = (typeof AVATAR_CATEGORIES)[number];

/** `private`: the owner only. `public`: everyone. */
export const VISIBILITIES = ['private', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Never 'realism' (readings of the product). */
export const VISUAL_STYLES = ['realistic', 'comic', 'none'] as const;
export type VisualStyle = (typeof VISUAL_STYLES)[number];

export const INDUSTRIES = [
  'technology',
  'healthcare',
  'education',
  'finance',
  'retail',
  'other',
] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** Whole units of money; the currency is not shown. */
export const BUDGETS = ['0-1000', '1000-5000', '5000-10000', '10000+'] as const;
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

/** An avatar in the one form that the app sees. */
export type Avatar = InferType<typeof avatarSchema>;

/** An avatar from a server's record; null when it lacks an id or a name. Never throws. */
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

export type GeneratedImage = InferType<typeof generatedImageSchema>;

/** The generated image from a server's record; null when either part is missing. Never throws. */
export function normaliseGeneratedImage(value: unknown): GeneratedImage | null {
  const record = readRecord(value);
  return validOrNull(generatedImageSchema, {
    imageUrl: firstOf(safeUrl, record?.image_url, record?.imageUrl),
    trimId: firstOf(readFilledText, record?.trim_id, record?.trimId),
  });
}
