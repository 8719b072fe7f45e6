import { createSeededRandom, type SeededRandom } from '../../base/seededRandom.ts';
import {
  BACKDROPS,
  type PresenterExtras,
  type PresenterRecipe,
  REALISTIC_PRESENTERS,
  type Scene,
  SCENE_COLOURS,
  STYLED_PRESENTERS,
} from '@lectern/studio';
import * as rules from './promptWords.ts';
import { ruled } from './promptWords.ts';

/** The contract's `VisualStyle`. */
export const VISUAL_STYLES = ['realistic', 'comic', 'none'] as const;
export type VisualStyle = (typeof VISUAL_STYLES)[number];

/** A figure made from a prompt. */
export interface PromptedPresenter {
  presenter: PresenterRecipe;
  scene: Scene;
  /** 'female', 'male' or 'non-binary' if the prompt says so, otherwise null. */
  gender: string | null;
}

const SHORT_HAIR = ['shortFlat', 'shortWaved', 'shortRound', 'theCaesar', 'shortCurly', 'sides'];
const LONG_HAIR = ['bob', 'bun', 'curvy', 'straight01', 'straight02', 'longButNotTooLong', 'curly'];
/** Hair of the ink figures that leaves the ear visible. */
const INK_EARS = ['variant27', 'variant33', 'variant49', 'variant21', 'variant56', 'variant48'];
const SKINS = ['efc3a2', 'e0ac84', 'b87a50', '8a5237', 'edc19c', 'dba27a', '5f3b28'];
const HAIRS = ['2a211d', '4a3327', '7a4f32', 'b98a56', '241c19'];
const EYES = ['3a2418', '4a2f20', '6b4f2a', '3f6f8f', '4b6b3f'];
const CLOTHES = ['22304a', '2f6b5e', 'b4532f', '8a2f3c', '5b4a6b', 'd8a23c'];

function hairOf(words: string, gender: string | undefined, random: SeededRandom): string {
  const named = ruled(rules.HAIR, words);
  // Long hair would cover the hearing aid.
  if (rules.HEARING_AID.test(words) && (named === undefined || LONG_HAIR.includes(named))) {
    return gender === 'female' ? 'bun' : random.pick(SHORT_HAIR);
  }
  // A man's hair is short unless the prompt says long.
  if (named === 'curly' && gender === 'male' && !/\blong\b/.test(words)) return 'shortCurly';
  if (named !== undefined) return named;
  const short = /\bshort\b.{0,12}\bhair(ed)?\b/.test(words);
  if (short || gender === 'male') return random.pick(SHORT_HAIR);
  return random.pick(gender === 'female' ? LONG_HAIR : [...LONG_HAIR, ...SHORT_HAIR]);
}

function realistic(words: string, gender: string | undefined, random: SeededRandom) {
  const top = hairOf(words, gender, random);
  const beardColor = ruled(rules.BEARD_COLOUR, words);
  const hairColor = ruled(rules.HAIR_COLOUR, words) ?? beardColor ?? random.pick(HAIRS);
  const facialHair = ruled(rules.FACIAL_HAIR, words);
  const accessories = ruled(rules.GLASSES, words);
  return {
    ...(top === 'none' ? {} : { top }),
    hairColor,
    skinColor: ruled(rules.SKIN, words) ?? random.pick(SKINS),
    clothing:
      ruled(rules.CLOTHING, words) ??
      random.pick(['shirtCrewNeck', 'collarAndSweater', 'shirtVNeck']),
    clothesColor: ruled(rules.CLOTHES_COLOUR, words) ?? random.pick(CLOTHES),
    hatColor: ruled(rules.HAT_COLOUR, words) ?? random.pick(CLOTHES),
    eyes: ruled(rules.EYES, words) ?? 'default',
    mouth: ruled(rules.MOUTH, words) ?? 'smile',
    eyebrows: ruled(rules.BROWS, words) ?? 'defaultNatural',
    ...(facialHair === undefined ? {} : { facialHair, facialHairColor: beardColor ?? hairColor }),
    ...(accessories === undefined ? {} : { accessories, accessoriesColor: '262e33' }),
  };
}

/** The ink style has no colours, so the prompt chooses the hair, beard and glasses of a known figure. */
function comic(words: string, gender: string | undefined, random: SeededRandom) {
  const fitting = STYLED_PRESENTERS.filter(
    (presenter) =>
      presenter.gender === 'Non-binary' ||
      gender === undefined ||
      gender === 'non-binary' ||
      presenter.gender.toLowerCase() === gender,
  );
  const shown = fitting.map(({ recipe }) => recipe.options['hair'] ?? 'variant36');
  const drawn = random.pick(rules.HEARING_AID.test(words) ? INK_EARS : shown);
  const body = random.pick(STYLED_PRESENTERS).recipe.options['body'] ?? 'variant16';
  return {
    hair: ruled(rules.INK_HAIR, words) ?? drawn,
    body,
    lips: random.pick(['variant03', 'variant05', 'variant23']),
    eyes: 'variant05',
    brows: random.pick(['variant09', 'variant12']),
    ...(/\bbeard(ed)?\b|\bstubble\b/.test(words) ? { beard: 'variant03' } : {}),
    ...(/\b(glasses|spectacles)\b/.test(words) ? { glasses: 'variant08' } : {}),
    ...(/\b(wav(e|es|ing)|hello|welcom\w+|greet\w+)\b/.test(words)
      ? { gesture: 'waveLongArm' }
      : {}),
  };
}

/** Features that the art styles do not offer. Ink figures have no eye colour. */
function extrasOf(words: string, isInk: boolean, random: SeededRandom): PresenterExtras {
  return {
    ...(isInk ? {} : { eyeColor: ruled(rules.EYE_COLOUR, words) ?? random.pick(EYES) }),
    ...(rules.HEARING_AID.test(words) ? { hearingAid: true } : {}),
    ...(rules.WHEELCHAIR.test(words) ? { wheelchair: true } : {}),
  };
}

/**
 * Makes the figure that a prompt describes: words for gender, age, hair, beard, glasses, clothing,
 * profession, skin, mood, hearing aid and wheelchair choose the art's options. A hash of the prompt chooses
 * the rest, so that the same prompt always gives the same figure.
 *
 * @param variation how often the same prompt was drawn before: each variation gives another figure, never
 *   in
 *   the colour of the previous one
 */
export function presenterFromPrompt(
  prompt: string,
  style: VisualStyle,
  variation = 0,
): PromptedPresenter {
  const words = prompt.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const random = createSeededRandom(`${style}:${words}${variation === 0 ? '' : `:${variation}`}`);
  const gender =
    ruled(rules.GENDER, words) ?? (ruled(rules.FACIAL_HAIR, words) ? 'male' : undefined);
  const isInk = style === 'comic';
  const presenter: PresenterRecipe = {
    name: words.slice(0, 60),
    style: isInk ? 'notionists' : 'avataaars',
    options: isInk ? comic(words, gender, random) : realistic(words, gender, random),
    extras: extrasOf(words, isInk, random),
  };
  const neighbour = random.pick(isInk ? STYLED_PRESENTERS : REALISTIC_PRESENTERS);
  const scene: Scene = {
    colour: sceneColour(`${style}:${words}`, variation),
    // 'none' means no style at all: a plain disc behind the figure.
    backdrop: style === 'none' ? BACKDROPS[0] : neighbour.scene.backdrop,
  };
  return { presenter, scene, gender: gender ?? null };
}

/** Chooses the scene's colour by a hash of the prompt; variations cycle through all of them. */
function sceneColour(seed: string, variation: number): Scene['colour'] {
  const colours = createSeededRandom(seed).shuffle(SCENE_COLOURS);
  return colours[variation % colours.length] ?? SCENE_COLOURS[0];
}
