import { type InferType, number, object, string } from 'yup';
import { validOrNull } from '../transport/answer.ts';
import { firstOf, readAmount, readFilledText, readRecord, readText } from '../values/read.ts';
import { safeUrl } from '../values/safeUrl.ts';

/** A voice (specification section 3). */
const voiceSchema = object({
  /** Names the voice in every call: `voice_id` wins over `id`. */
  id: string().required(),
  name: string().defined(),
  gender: string().defined().nullable(),
  accent: string().defined().nullable(),
  /** BCP 47 tag of the one language that it speaks; null where it speaks many, or is not known. */
  language: string().defined().nullable(),
  /** At its own pace; null where that is not known. */
  lettersPerSecond: number().defined().nullable(),
  /** Audio sample. */
  previewUrl: string().defined().nullable(),
});

/** A voice in the one form that the app sees (section 3, Voice). */
export type Voice = InferType<typeof voiceSchema>;

/** A voice from a server's record (section 3); null when it lacks an id or a name. Never throws. */
export function normaliseVoice(value: unknown): Voice | null {
  const record = readRecord(value);
  if (!record) return null;
  const labels = readRecord(record.labels);
  return validOrNull(voiceSchema, {
    id: firstOf(readFilledText, record.voice_id, record.id),
    name: readText(record.name),
    gender: firstOf(readFilledText, labels?.gender, record.gender),
    accent: firstOf(readFilledText, labels?.accent, record.accent),
    language: firstOf(readFilledText, labels?.language, record.language),
    lettersPerSecond: readAmount(record.letters_per_second) || null,
    previewUrl: firstOf(safeUrl, record.preview_url, record.previewUrl),
  });
}

/** Speech of a script. */
const audioSchema = object({
  audioUrl: string().required(),
});

/** Speech of a script (section 3, Audio response). */
export type Audio = InferType<typeof audioSchema>;

/** The audio from a server's record; null without a usable `audio_url`. Never throws. */
export function normaliseAudio(value: unknown): Audio | null {
  const record = readRecord(value);
  return validOrNull(audioSchema, {
    audioUrl: firstOf(safeUrl, record?.audio_url, record?.audioUrl),
  });
}
