import type { Voice } from '@lectern/api-client';
import type { VoiceOption } from '@lectern/ui';
import { labelOf } from '../../../lib/format/labelOf.ts';
import { languageName } from '../../../lib/format/languageName.ts';
import type { AudioShape } from '../audio/audioPeaks.ts';
import type { PlayingSample } from '../audio/useSamplePlayer.ts';
import { primaryLanguage } from './voiceFilter.ts';

/** 'Marcus, American', or only the name. */
export function voiceWithAccent({ name, accent }: Pick<Voice, 'name' | 'accent'>): string {
  return accent === null ? name : `${name}, ${labelOf(accent)}`;
}

/** Returns a voice as the carousel shows it, with the playback of its sample. */
export function voiceOption(
  { id, name, gender, accent, language, previewUrl }: Voice,
  shapes: ReadonlyMap<string, AudioShape>,
  playing: PlayingSample | null,
  isFavourite: boolean,
  /** The voice reading the script if it has no sample; undefined if it cannot be heard. */
  reading?: { isPlaying: boolean; isPending: boolean },
): VoiceOption {
  const own = playing?.id === id ? playing : null;
  const shape = previewUrl === null ? undefined : shapes.get(previewUrl);
  const duration = own?.duration || shape?.duration || 0;
  return {
    id,
    name,
    tags: [gender, accent].filter((label) => label !== null).map(labelOf),
    ...(language !== null && {
      language: { code: primaryLanguage(language).toUpperCase(), name: languageName(language) },
    }),
    isFavorite: isFavourite,
    sample:
      previewUrl === null
        ? reading
          ? { ...reading, progress: 0, peaks: [] }
          : null
        : {
            isPlaying: own?.isPlaying ?? false,
            isPending: own?.isPending ?? false,
            progress: own && duration > 0 ? own.currentTime / duration : 0,
            peaks: shape?.peaks ?? [],
          },
  };
}
