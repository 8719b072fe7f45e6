import { createSeededRandom, type SeededRandom } from '../seededRandom.ts';
import { REALISTIC_PRESENTERS, STYLED_PRESENTERS } from '../studio/presenter/recipes.ts';
import { BACKDROPS, SCENE_COLOURS, type PresenterRecipe, type Scene } from '../studio/types.ts';

/** The contract's `VisualStyle`. */
export const VISUAL_STYLES = ['realistic', 'comic', 'none'] as const;
export type VisualStyle = (typeof VISUAL_STYLES)[number];

/** A figure made from words. */
export interface PromptedPresenter {
  presenter: PresenterRecipe;
  scene: Scene;
  /** 'female' or 'male' where the words say so, else null. */
  gender: string | null;
}

type Rule = readonly [words: RegExp, value: string];

/** The first rule that the words meet. */
function ruled(rules: readonly Rule[], words: string): string | undefined {
  return rules.find(([pattern]) => pattern.test(words))?.[1];
}

const GENDER: readonly Rule[] = [
  [
    /\b(woman|women|female|girl|lady|she|her|mother|grandmother|businesswoman|actress|queen)\b/,
    'female',
  ],
  [/\b(man|men|male|boy|guy|he|his|father|grandfather|businessman|gentleman|actor|king)\b/, 'male'],
];

/** Order matters: 'grey hair' is the hair's colour before 'elderly' makes it grey. */
const HAIR_COLOUR: readonly Rule[] = [
  [/\bblonde?\b|\b(fair|golden)[- ]hair(ed)?\b/, 'd6b370'],
  [/\b(red|auburn|copper)[- ]hair(ed)?\b|\bginger\b|\bredhead\b/, 'a55728'],
  [/\b(black|dark|raven)[- ](hair|haired|curls)\b/, '241c19'],
  [/\b(brown|brunette|chestnut)\b/, '4a3327'],
  [/\b(gr[ae]y|silver|white)[- ](hair|haired|beard)\b/, 'cfc8bd'],
  [/\b(old|older|elderly|senior|aged|retired|grand(mother|father|ma|pa))\b/, 'cfc8bd'],
];

const SKIN: readonly Rule[] = [
  [/\b(african|black (man|woman|person)|dark[- ]skin(ned)?|nigerian|ghanaian|kenyan)\b/, '7a4630'],
  [/\b(indian|south asian|pakistani|bangladeshi|tan(ned)?|brown[- ]skin(ned)?)\b/, 'b87a50'],
  [
    /\b(latin[ao]?|hispanic|mexican|brazilian|mediterranean|arab|middle[- ]eastern|turkish)\b/,
    'cf9468',
  ],
  [/\b(east asian|asian|chinese|japanese|korean)\b/, 'edc19c'],
  [/\b(european|caucasian|white (man|woman|person)|pale|fair[- ]skin(ned)?|nordic)\b/, 'f1cdb5'],
];

const CLOTHING: readonly Rule[] = [
  [
    /\b(business\w*|suit|executive|ceo|manager|lawyer|formal|professional|banker)\b/,
    'blazerAndShirt',
  ],
  [/\b(doctor|nurse|physician|surgeon|dentist|scientist|medical|lab)\b/, 'blazerAndSweater'],
  [/\b(teacher|professor|librarian|sweater|jumper|academic)\b/, 'collarAndSweater'],
  [/\b(hoodie|developer|programmer|hacker|gamer|student|teen(ager)?)\b/, 'hoodie'],
  [/\b(farmer|builder|gardener|mechanic|worker|overalls?|carpenter)\b/, 'overall'],
  [/\b(casual|t-?shirt|athlete|fitness|sport\w*|trainer)\b/, 'shirtCrewNeck'],
];

const CLOTHES_COLOUR: readonly Rule[] = [
  [
    /\b(doctor|nurse|physician|surgeon|dentist|scientist|lab|white (coat|suit|shirt|dress))\b/,
    'f2ede2',
  ],
  [/\b(red|crimson) (suit|dress|shirt|jacket|hoodie|blazer|coat)\b/, '8a2f3c'],
  [/\b(green) (suit|dress|shirt|jacket|hoodie|blazer|coat)\b/, '2f6b5e'],
  [/\b(yellow|mustard) (suit|dress|shirt|jacket|hoodie|blazer|coat)\b/, 'd8a23c'],
  [/\b(orange|rust) (suit|dress|shirt|jacket|hoodie|blazer|coat)\b/, 'b4532f'],
  [/\b(blue|navy|dark|black) (suit|dress|shirt|jacket|hoodie|blazer|coat)\b|\bsuit\b/, '22304a'],
];

const EYES: readonly Rule[] = [
  [/\b(happy|friendly|cheerful|smiling|joyful|warm|kind)\b/, 'happy'],
  [/\b(surprised|amazed|excited)\b/, 'surprised'],
  [/\b(serious|stern|confident|calm)\b/, 'default'],
  [/\b(wink\w*|cheeky|playful)\b/, 'wink'],
];

const MOUTH: readonly Rule[] = [
  [/\b(serious|stern|strict)\b/, 'serious'],
  [/\b(calm|thoughtful|shy)\b/, 'twinkle'],
];

const BROWS: readonly Rule[] = [
  [/\b(excited|enthusiastic|energetic|surprised|amazed)\b/, 'raisedExcitedNatural'],
  [/\b(serious|stern|strict)\b/, 'flatNatural'],
];

const HAIR: readonly Rule[] = [
  [/\b(hijab|headscarf)\b/, 'hijab'],
  [/\b(turban|sikh)\b/, 'turban'],
  [/\bbald\b|\bno hair\b/, 'none'],
  [/\b(beanie|winter hat|woolly hat)\b/, 'winterHat1'],
  [/\bhat\b/, 'hat'],
  [/\bafro\b/, 'fro'],
  [/\b(dreads?|dreadlocks|locs)\b/, 'dreads'],
  [/\b(bun|updo)\b/, 'bun'],
  [/\bbob\b/, 'bob'],
  [/\bcurl(y|s)\b/, 'curly'],
  [/\blong\b.{0,12}\bhair(ed)?\b/, 'straight01'],
  [/\bwavy\b/, 'curvy'],
];

const SHORT_HAIR = ['shortFlat', 'shortWaved', 'shortRound', 'theCaesar', 'shortCurly', 'sides'];
const LONG_HAIR = ['bob', 'bun', 'curvy', 'straight01', 'straight02', 'longButNotTooLong', 'curly'];
const SKINS = ['efc3a2', 'e0ac84', 'b87a50', '8a5237', 'edc19c', 'dba27a', '5f3b28'];
const HAIRS = ['2a211d', '4a3327', '7a4f32', 'b98a56', '241c19'];
const CLOTHES = ['22304a', '2f6b5e', 'b4532f', '8a2f3c', '5b4a6b', 'd8a23c'];

const FACIAL_HAIR: readonly Rule[] = [
  [/\b(moustache|mustache)\b/, 'moustacheFancy'],
  [/\b(long|big|bushy|majestic|full) beard\b/, 'beardMajestic'],
  [/\bstubble\b/, 'beardLight'],
  [/\bbeard(ed)?\b/, 'beardMedium'],
];

const GLASSES: readonly Rule[] = [
  [/\bsunglasses\b/, 'sunglasses'],
  [/\bround (glasses|spectacles)\b/, 'round'],
  [/\b(glasses|spectacles)\b/, 'prescription02'],
];

function hairOf(words: string, gender: string | undefined, random: SeededRandom): string {
  const named = ruled(HAIR, words);
  if (named !== undefined) return named;
  const short = /\bshort\b.{0,12}\bhair(ed)?\b/.test(words);
  if (short || gender === 'male') return random.pick(SHORT_HAIR);
  return random.pick(gender === 'female' ? LONG_HAIR : [...LONG_HAIR, ...SHORT_HAIR]);
}

function realistic(words: string, gender: string | undefined, random: SeededRandom) {
  const top = hairOf(words, gender, random);
  const hairColor = ruled(HAIR_COLOUR, words) ?? random.pick(HAIRS);
  const facialHair = ruled(FACIAL_HAIR, words);
  const accessories = ruled(GLASSES, words);
  return {
    ...(top === 'none' ? {} : { top }),
    hairColor,
    skinColor: ruled(SKIN, words) ?? random.pick(SKINS),
    clothing:
      ruled(CLOTHING, words) ?? random.pick(['shirtCrewNeck', 'collarAndSweater', 'shirtVNeck']),
    clothesColor: ruled(CLOTHES_COLOUR, words) ?? random.pick(CLOTHES),
    hatColor: random.pick(CLOTHES),
    eyes: ruled(EYES, words) ?? 'default',
    mouth: ruled(MOUTH, words) ?? 'smile',
    eyebrows: ruled(BROWS, words) ?? 'defaultNatural',
    ...(facialHair === undefined ? {} : { facialHair, facialHairColor: hairColor }),
    ...(accessories === undefined ? {} : { accessories, accessoriesColor: '262e33' }),
  };
}

/** The ink style has no colours: hair, beard and glasses carry the words; the rest is a known figure. */
function comic(words: string, gender: string | undefined, random: SeededRandom) {
  const fitting = STYLED_PRESENTERS.filter(
    (presenter) => gender === undefined || presenter.gender.toLowerCase() === gender,
  );
  const hair = random.pick(fitting).recipe.options['hair'] ?? 'variant36';
  const body = random.pick(STYLED_PRESENTERS).recipe.options['body'] ?? 'variant16';
  return {
    hair,
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

/**
 * The figure that a prompt describes: words for gender, age, hair, beard, glasses, clothing, skin and
 * mood choose the art's options; what the prompt leaves open follows from a hash of it, so that the
 * same prompt always gives the same figure.
 */
export function presenterFromPrompt(prompt: string, style: VisualStyle): PromptedPresenter {
  const words = prompt.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const random = createSeededRandom(`${style}:${words}`);
  const gender = ruled(GENDER, words) ?? (ruled(FACIAL_HAIR, words) ? 'male' : undefined);
  const isInk = style === 'comic';
  const presenter: PresenterRecipe = {
    name: words.slice(0, 60),
    style: isInk ? 'notionists' : 'avataaars',
    options: isInk ? comic(words, gender, random) : realistic(words, gender, random),
  };
  const neighbour = random.pick(isInk ? STYLED_PRESENTERS : REALISTIC_PRESENTERS);
  const scene: Scene = {
    colour: random.pick(SCENE_COLOURS),
    // 'none' asks for no style at all: a plain disc behind the figure.
    backdrop: style === 'none' ? BACKDROPS[0] : neighbour.scene.backdrop,
  };
  return { presenter, scene, gender: gender ?? null };
}
