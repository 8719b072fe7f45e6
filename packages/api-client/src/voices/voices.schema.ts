import { firstOf, readAmount, readFilledText, readRecord, readText } from '../values/read.ts';
import { safeUrl } from '../values/safeUrl.ts';

/** A voice in the one form that the app sees (section 3, Voice). */
export type Voice = NonNullable<ReturnType<typeof normaliseVoice>>;

/** A voice from a server's record (section 3); null when it lacks an id or a name. Never throws. */
export function normaliseVoice(value: unknown) {
  const record = readRecord(value);
  const id = firstOf(readFilledText, record?.voice_id, record?.id);
  const name = readText(record?.name);
  if (!record || id === null || name === null) return null;
  const labels = readRecord(record.labels);
  return {
    /** Names the voice in every call: `voice_id` wins over `id`. */
    id,
    name,
    gender: firstOf(readFilledText, labels?.gender, record.gender),
    accent: firstOf(readFilledText, labels?.accent, record.accent),
    /** BCP 47 tag of the one language that it speaks; null where it speaks many, or is not known. */
    language: firstOf(readFilledText, labels?.language, record.language),
    /** At its own pace; null where that is not known. */
    lettersPerSecond: readAmount(record.letters_per_second) || null,
    /** Audio sample. */
    previewUrl: firstOf(safeUrl, record.preview_url, record.previewUrl),
  };
}

/** Speech of a script (section 3, Audio response). */
export type Audio = NonNullable<ReturnType<typeof normaliseAudio>>;

/** The audio from a server's record; null without a usable `audio_url`. Never throws. */
export function normaliseAudio(value: unknown) {
  const record = readRecord(value);
  const audioUrl = firstOf(safeUrl, record?.audio_url, record?.audioUrl);
  return audioUrl === null ? null : { audioUrl };
}
