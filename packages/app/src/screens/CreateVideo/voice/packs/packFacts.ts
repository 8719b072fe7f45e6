import type { VoicePack } from '../../../../backend/voicePacks.ts';
import { languageName } from '../../../../lib/format/languageName.ts';

/** Returns the languages of a pack's voices, without regions, each once. */
export function languagesOf({ voices }: Pick<VoicePack, 'voices'>): string[] {
  return [...new Set(voices.map(({ language }) => language.split('-')[0] ?? language))];
}

/** 'English', 'Spanish and Portuguese', or 'About 100 languages'. */
export function languagesText(pack: Pick<VoicePack, 'voices'>): string {
  const languages = languagesOf(pack);
  if (languages.length > 12) return `About ${10 * Math.round(languages.length / 10)} languages`;
  if (languages.length > 3) return `${languages.length} languages`;
  return new Intl.ListFormat('en').format(languages.map(languageName));
}

/** Returns the total size of its files in bytes. */
export function packSize({ files }: Pick<VoicePack, 'files'>): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

const MEGABYTE = 1e6;
const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);

/** '11.1 of 18.2 MB' */
export function loadedText(loaded: number, size: number): string {
  return `${megabytes(loaded)} of ${megabytes(size)} MB`;
}

/** ', about 4 seconds left'; empty while unknown. */
export function timeLeftText(seconds: number | null): string {
  if (seconds === null) return '';
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 90) return `, about ${whole} ${whole === 1 ? 'second' : 'seconds'} left`;
  return `, about ${Math.round(whole / 60)} minutes left`;
}
