import {
  type Avatar,
  useAllAvatars,
  useVoices,
  type Voice,
  voicesLoadMessage,
} from '@lectern/api-client';
import { toast, type VoiceOption } from '@lectern/ui';
import { useState } from 'react';
import { voicesFor } from '../../../avatars/voiceFit.ts';
import { useRetry } from '../../../lib/calls/useRetry.ts';
import { useAudioShapes } from '../audio/useAudioShapes.ts';
import { useSamplePlayer } from '../audio/useSamplePlayer.ts';
import { useFavouriteVoices } from './useFavouriteVoices.ts';
import { useVoiceLayout } from './useVoiceLayout.ts';
import type { VoiceList } from './VoiceChoice.tsx';
import {
  ANY_VOICE,
  labelsOf,
  languageGroups,
  languagesOf,
  matchesFilter,
  speakersFirst,
  speaks,
} from './voiceFilter.ts';
import type { VoiceFiltersProps } from './VoiceFilters.tsx';
import { voiceOption } from './voiceOption.ts';

const FAVOURITE_NOT_KEPT = 'This browser has no room to keep a favorite.';

/** Number of voices shown at first (specification section 9). */
const FIRST = 10;

/** Plays voices without a sample: they read the script's first sentence if they speak its language. */
export interface Hearing {
  pendingId: string | null;
  playingId: string | null;
  /** Reads with a voice, or stops if it is already reading. */
  toggle: (voiceId: string) => void;
  stop: () => void;
}

export interface VoiceListState {
  /** In the order in which they are offered; undefined until loaded. */
  voices: readonly Voice[] | undefined;
  /** The presenter chosen before the voice; voices that fit come first. */
  presenter: Avatar | undefined;
  chosen: Voice | undefined;
  list: VoiceList;
  filters: VoiceFiltersProps;
  setExpanded: (isExpanded: boolean) => void;
  favouriteIds: readonly string[];
  toggleFavourite: (id: string) => void;
  optionOf: (voice: Voice) => VoiceOption;
  toggleSample: (id: string) => void;
  stopSample: () => void;
}

/**
 * The voices, starting with those that fit a chosen presenter. They wait for the presenter, so that a list
 * never changes its order.
 */
function useOfferedVoices(presenterId: string | null) {
  const { data, ...voices } = useVoices();
  const presenters = useAllAvatars(presenterId !== null);
  const presenter = presenters.data?.find(({ id }) => id === presenterId);
  const offered = data && presenter ? voicesFor(data, presenter) : data;
  return { ...voices, presenter, data: presenters.isLoading ? undefined : offered };
}

/**
 * The filtered voices, with their samples and the user's favourites.
 *
 * @param presenterId - Id of the avatar chosen before; null for none.
 * @param language - Language of the script, or null while unknown: voices that speak it come first.
 * @param hearing - Null if no voice can read before its audio is made.
 */
export function useVoiceList(
  chosenId: string | null,
  presenterId: string | null,
  language: string | null,
  hearing: Hearing | null,
): VoiceListState {
  const { data: voices, presenter, error, isLoading, refresh } = useOfferedVoices(presenterId);
  const { isRetrying, onRetry } = useRetry(refresh);
  const [isExpanded, setExpanded] = useState<boolean | null>(null);
  const [filter, setFilter] = useState(ANY_VOICE);
  const favourites = useFavouriteVoices();
  const [layout, setLayout] = useVoiceLayout();
  const player = useSamplePlayer((id) => {
    const name = voices?.find((voice) => voice.id === id)?.name ?? 'this voice';
    toast.show({ tone: 'danger', children: `The sample of ${name} could not be played.` });
  });

  const found = speakersFirst(voices ?? [], language).filter((voice) =>
    matchesFilter(voice, filter, favourites.ids),
  );
  const groups = languageGroups(voices ?? [], language);
  // The chosen voice is shown, even if it is not among the first ten.
  const showsAll = isExpanded ?? found.findIndex(({ id }) => id === chosenId) >= FIRST;
  const shapes = useAudioShapes(
    found
      .slice(0, showsAll ? undefined : FIRST)
      .map((voice) => voice.previewUrl)
      .filter((url) => url !== null),
  );
  const chosen = voices?.find((voice) => voice.id === chosenId);

  const canHear = (voice: Voice) =>
    voice.previewUrl === null && hearing !== null && language !== null && speaks(voice, language);
  const optionOf = (voice: Voice) => {
    const isFavourite = favourites.ids.includes(voice.id);
    const { id } = voice;
    const reading = canHear(voice)
      ? { isPlaying: hearing?.playingId === id, isPending: hearing?.pendingId === id }
      : undefined;
    return voiceOption(voice, shapes, player.sample, isFavourite, reading);
  };

  function listOf(): VoiceList {
    if (voices) {
      return {
        status: 'ready',
        voices: found.map((voice) => ({
          ...optionOf(voice),
          ...(groups && {
            group: language !== null && speaks(voice, language) ? groups.speakers : groups.others,
          }),
        })),
        total: voices.length,
        selectedId: chosen?.id ?? null,
        isExpanded: showsAll,
      };
    }
    if (error && !isLoading) {
      return { status: 'failed', message: voicesLoadMessage(error), isRetrying, onRetry };
    }
    return { status: 'loading', onRetry: () => void refresh().catch(() => undefined) };
  }

  return {
    voices,
    presenter,
    chosen,
    list: listOf(),
    filters: {
      filter,
      genders: labelsOf(voices ?? [], 'gender'),
      accents: labelsOf(voices ?? [], 'accent'),
      languages: languagesOf(voices ?? []),
      onFilterChange: (next) => {
        setFilter(next);
        setExpanded(null);
      },
      layout,
      onLayoutChange: setLayout,
    },
    setExpanded,
    favouriteIds: favourites.ids,
    toggleFavourite: (id) =>
      void favourites.toggle(id).then((isKept) => {
        if (!isKept) toast.show({ tone: 'danger', children: FAVOURITE_NOT_KEPT });
      }),
    optionOf,
    toggleSample: (id) => {
      const voice = voices?.find((each) => each.id === id);
      if (voice?.previewUrl) {
        hearing?.stop();
        player.toggle(id, voice.previewUrl);
      } else if (voice && canHear(voice)) {
        player.stop();
        hearing?.toggle(id);
      }
    },
    stopSample: player.stop,
  };
}
