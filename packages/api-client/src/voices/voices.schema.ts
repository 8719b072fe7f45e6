import { firstOf, readAmount, readFilledText, readRecord, readText } from '../values/read.ts';
import { safeUrl } from '../values/safeUrl.ts';

/** A voice in the app's normalised form (section 3, Voice). */
export type Voice = NonNullable<ReturnType<typeof normaliseVoice>>;

/**
 * Normalises a voice from a server's record (section 3); null if it lacks an ID or a name. Never throws.
 */
export function normaliseVoice(value: unknown) {
  const record = readRecord(value);
  const id = firstOf(readFilledText, record?.voice_id, record?.id);
  const name = readText(record?.name);
  if (!record || id === null || name === null) return null;
  const labels = readRecord(record.labels);
  return {
    /** Identifies the voice in every call: `voice_id` wins over `id`. */
    id,
    name,
    gender: firstOf(readFilledText, labels?.gender, record.gender),
    accent: firstOf(readFilledText, labels?.accent, record.accent),
    /** BCP 47 tag of its only language; null if it speaks several or is unknown. */
    language: firstOf(readFilledText, labels?.language, record.language),
    /** Speed at its own pace; null if unknown. */
    lettersPerSecond: readAmount(record.letters_per_second) || null,
    /** An audio sample. */
    previewUrl: firstOf(safeUrl, record.preview_url, record.previewUrl),
  };
}

/** A script as spoken audio (section 3, Audio response). */
export type Audio = NonNullable<ReturnType<typeof normaliseAudio>>;

/** Normalises audio from a server's record; null without a usable `audio_url`. Never throws. */
export function normaliseAudio(value: unknown) {
  const record = readRecord(value);
  const audioUrl = firstOf(safeUrl, record?.audio_url, record?.audioUrl);
  return audioUrl === null ? null : { audioUrl };
}
