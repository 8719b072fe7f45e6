import type { TakeVerdict } from '../../../backend/voiceRecordings.ts';

type Kind = TakeVerdict['kind'];

/** Returns the text of the take strip: the problem, and what to do (design guide, Problem words). */
export function problemWords(
  { kind, from, unheard, places }: TakeVerdict,
  sentence: string,
): { title: string; help: string } {
  switch (kind) {
    case 'left-out':
      return {
        title: `“${unheard ?? sentence}” was not heard.`,
        help: 'Record it again, or keep it.',
      };
    case 'twice':
      return {
        title: 'This sentence was said twice.',
        help: 'The second time is used.',
      };
    case 'noisy':
      return {
        title: 'There is a steady noise behind you.',
        help: 'A quieter room sounds better; this take can be used.',
      };
    case 'silent':
      return {
        title: 'This take is silent.',
        help: 'Check the microphone, then record it again.',
      };
    case 'too-quiet':
      return {
        title: 'This take is too quiet: made louder, it would hiss.',
        help: 'Come closer to the microphone.',
      };
    case 'clipped':
      return {
        title: `The microphone was too loud in ${placesWords(places)}.`,
        help: 'Move back a little, and record it again.',
      };
    case 'not-speech':
      return {
        title: 'No speech was found in this take.',
        help: 'It may be music, or noise. Record it again, or keep it.',
      };
    default:
      return {
        title: `This does not sound like “${sentence}”`,
        help:
          from === null
            ? 'Record it again, or keep it.'
            : 'Record it again, or keep it. It parts from the script at the underlined words.',
      };
  }
}

function placesWords(places: number | undefined): string {
  if (places === undefined) return 'places';
  return places === 1 ? 'one place' : `${places} places`;
}

/** Text below a sentence in the room's list; null if there is nothing to report. */
export const LIST_WORDS: Readonly<Record<Kind, string | null>> = {
  fits: null,
  differs: 'Sounds different from the script.',
  'left-out': 'A part was not heard. Retake it.',
  twice: null,
  noisy: null,
  silent: 'Silent. Check the microphone.',
  'too-quiet': 'Too quiet. Come closer, or retake it.',
  clipped: 'Clipped: too loud for the microphone.',
  'not-speech': 'No speech found. Retake it.',
};

/** Text below a kept sentence in the review. */
export const KEPT_WORDS: Readonly<Record<Kind, string | null>> = {
  fits: null,
  differs: 'Kept although it sounds different',
  'left-out': 'Kept although a part was not heard',
  twice: 'Said twice, the second is used',
  noisy: 'A steady noise, but it fits',
  silent: 'Kept although it is silent',
  'too-quiet': 'A little quiet, but it fits',
  clipped: 'Too loud in places, but it fits',
  'not-speech': 'Kept although no speech was found',
};

/** Text below a sentence that was cut from a file. */
export const IMPORTED_WORDS: Readonly<Record<Kind, string | null>> = {
  fits: null,
  differs: 'This does not sound like the sentence',
  'left-out': 'A part of the sentence was not heard',
  twice: 'Said twice: cut it at one of the two',
  noisy: 'A steady noise behind it',
  silent: 'Silent in the file',
  'too-quiet': 'Too quiet: made louder, it would hiss',
  clipped: 'Too loud in places',
  'not-speech': 'No speech found',
};
