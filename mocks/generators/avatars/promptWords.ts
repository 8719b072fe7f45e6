// oxlint-disable max-lines -- Tables alone, one for each option of the art.
/*
 * Maps the words of a prompt to the look of a figure, as options of the art (DiceBear avataaars).
 */
type Rule = readonly [words: RegExp, value: string];

/** The value of the first rule that matches. */
export function ruled(rules: readonly Rule[], words: string): string | undefined {
  return rules.find(([pattern]) => pattern.test(words))?.[1];
}

/** Words allowed between a colour and its noun: 'red, long and curly hair'. */
const BETWEEN =
  '(?:(?:long|short|curly|wavy|straight|thick|thin|bushy|full|big|medium|neat|messy|and),?[- ]){0,3}';
const coloured = (colours: string, things: string): RegExp =>
  new RegExp(`\\b(?:${colours}),?[- ]${BETWEEN}(?:${things})\\b`);

const OF_HAIR = 'hair|haired|curls|locks|bob|bun|afro|dreads|dreadlocks|ponytail';
const OF_BEARD = 'beard|bearded|moustache|mustache|stubble';

const HAIR_COLOURS = [
  ['blonde?|fair|golden', 'd6b370'],
  ['red|auburn|copper|ginger', 'a55728'],
  ['black|dark|raven', '241c19'],
  ['brown|chestnut', '4a3327'],
  ['gr[ae]y|silver|white', 'cfc8bd'],
  ['blue', '2f4d6b'],
  ['pink', 'c96f86'],
  ['green', '2f6b5e'],
  ['purple', '5b4a6b'],
] as const;

export const GENDER: readonly Rule[] = [
  [/\b(non[- ]?binary|enby|genderqueer|agender|they\/them)\b/, 'non-binary'],
  [
    /\b((business|sales|sports|police)?wom[ae]n|females?|girl|lady|she|her|wife|daughter|sister|aunt|(grand)?mother|mum|mom|grandma|granny|actress|queen|waitress)\b/,
    'female',
  ],
  [
    /\b((business|sales|sports|police|gentle)?m[ae]n|males?|boy|guy|he|his|husband|son|brother|uncle|(grand)?father|dad|grandpa|actor|king|waiter)\b/,
    'male',
  ],
];

const years = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_unused, index) => from + index).join('|');
const aged = (numbers: string): string => `\\b(${numbers})[- ]?(years?[- ]old|y/?o)\\b`;

/** The library's age ranges; ages in figures take precedence over words. */
export const AGE_RANGE: readonly Rule[] = [
  [new RegExp(aged(years(13, 24))), '18-24'],
  [new RegExp(aged(years(25, 34))), '25-34'],
  [new RegExp(aged(years(35, 44))), '35-44'],
  [new RegExp(aged(years(45, 54))), '45-54'],
  [new RegExp(aged(years(55, 99))), '55+'],
  [/\b(middle[- ]aged|fort(y|ies)|40s)\b/, '45-54'],
  [
    /\b(old|older|elderly|senior|aged|retired|grand(mother|father|ma|pa)|granny|(fif|six|seven|eigh)t(y|ies)|[5-8]0s)\b/,
    '55+',
  ],
  [/\b(thirt(y|ies)|30s)\b/, '35-44'],
  [/\b(teen\w*|girl|boy|student|pupil)\b/, '18-24'],
  [/\b(young|younger|twent(y|ies)|20s)\b/, '25-34'],
];

/** The library's regions, for the Location filter. */
export const ETHNICITY: readonly Rule[] = [
  [/\b(african|nigerian|ghanaian|kenyan|black (man|woman|person))\b/, 'african'],
  [/\b(south asian|indian|pakistani|bangladeshi)\b/, 'south-asian'],
  [/\b(latin[ao]?|hispanic|mexican|brazilian)\b/, 'latin-american'],
  [/\b(arab|middle[- ]eastern|turkish|persian|iranian)\b/, 'middle-eastern'],
  [/\b(east asian|asian|chinese|japanese|korean)\b/, 'east-asian'],
  [
    /\b(european|caucasian|nordic|mediterranean|white (man|woman|person)|(fair|light)[- ]skin(ned)?)\b/,
    'european',
  ],
];

/** Order matters: named colours come before the grey of old age. */
export const HAIR_COLOUR: readonly Rule[] = [
  ...HAIR_COLOURS.map(([colours, value]): Rule => [coloured(colours, OF_HAIR), value]),
  [/\b(blonde?|fair-haired)\b/, 'd6b370'],
  [/\b(ginger|redhead(ed)?)\b/, 'a55728'],
  [/\b(brunette)\b/, '4a3327'],
  [/\bmiddle[- ]aged\b/, '6f655c'],
  [/\b(old|older|elderly|senior|aged|retired|grand(mother|father|ma|pa)|granny)\b/, 'cfc8bd'],
];

export const BEARD_COLOUR: readonly Rule[] = HAIR_COLOURS.map(([colours, value]): Rule => [
  coloured(colours, OF_BEARD),
  value,
]);

export const SKIN: readonly Rule[] = [
  [/\b(african|black (man|woman|person)|dark[- ]skin(ned)?|nigerian|ghanaian|kenyan)\b/, '7a4630'],
  [/\b(indian|south asian|pakistani|bangladeshi|tan(ned)?|brown[- ]skin(ned)?)\b/, 'b87a50'],
  [
    /\b(latin[ao]?|hispanic|mexican|brazilian|mediterranean|arab|middle[- ]eastern|turkish|olive[- ]skin(ned)?)\b/,
    'cf9468',
  ],
  [/\b(east asian|asian|chinese|japanese|korean)\b/, 'edc19c'],
  [
    /\b(european|caucasian|white (man|woman|person)|pale|(fair|light)[- ]skin(ned)?|nordic)\b/,
    'f1cdb5',
  ],
];

const MEDICAL = 'doctor|nurse|physician|surgeon|dentist|scientist|chemist|vet|medical|lab';

export const CLOTHING: readonly Rule[] = [
  [new RegExp(`\\b(${MEDICAL}|(white|lab) coat)\\b`), 'blazerAndSweater'],
  [/\bhoodie\b/, 'hoodie'],
  [/\b(overalls?|dungarees)\b/, 'overall'],
  [/\b(sweater|jumper|pullover)\b/, 'collarAndSweater'],
  [/\bt-?shirt\b/, 'graphicShirt'],
  [
    /\b(business\w*|suit|blazer|jacket|executive|ceo|manager|lawyer|judge|formal|professional|banker|journalist|presenter|politician)\b/,
    'blazerAndShirt',
  ],
  [/\b(teacher|professor|librarian|academic|writer)\b/, 'collarAndSweater'],
  [/\b(developer|programmer|hacker|gamer|student|teen(ager)?|skater)\b/, 'hoodie'],
  [/\b(farmer|builder|gardener|mechanic|worker|carpenter|plumber|painter)\b/, 'overall'],
  [/\b(chef|cook|baker|barista|waiter|waitress)\b/, 'shirtVNeck'],
  [/\b(dress|blouse|actress|dancer)\b/, 'shirtScoopNeck'],
  [/\b(casual|shirt|athlete|fitness|sport\w*|trainer|coach|runner)\b/, 'shirtCrewNeck'],
];

const WORN = 'suit|dress|shirt|t-?shirt|jacket|hoodie|blazer|coat|sweater|jumper|blouse|overalls?';
const worn = (colours: string): RegExp => new RegExp(`\\b(${colours}) (${WORN})\\b`);

export const CLOTHES_COLOUR: readonly Rule[] = [
  [worn('white|cream|beige'), 'f2ede2'],
  [worn('red|crimson|burgundy'), '8a2f3c'],
  [worn('green|teal'), '2f6b5e'],
  [worn('yellow|mustard|gold'), 'd8a23c'],
  [worn('orange|rust'), 'b4532f'],
  [worn('purple|violet|plum'), '5b4a6b'],
  [worn('blue|navy|dark|black|gr[ae]y'), '22304a'],
  [new RegExp(`\\b(${MEDICAL}|chef|cook|baker)\\b`), 'f2ede2'],
  [/\b(suit|judge|lawyer|banker|ceo|executive)\b/, '22304a'],
];

/** Only open eyes, because a figure keeps them from the first frame to the last. */
export const EYES: readonly Rule[] = [
  [/\b(surprised|amazed|excited)\b/, 'surprised'],
  [/\b(serious|stern|confident|calm)\b/, 'default'],
  [/\b(tired|sceptical|skeptical|thoughtful)\b/, 'squint'],
];

export const MOUTH: readonly Rule[] = [
  [/\b(serious|stern|strict|angry|confident)\b/, 'serious'],
  [/\b(calm|thoughtful|shy)\b/, 'twinkle'],
];

export const BROWS: readonly Rule[] = [
  [/\b(excited|enthusiastic|energetic|surprised|amazed)\b/, 'raisedExcitedNatural'],
  [/\b(serious|stern|strict|confident)\b/, 'flatNatural'],
  [/\bangry\b/, 'angryNatural'],
  [/\b(happy|friendly|cheerful|smil(e|ing)|joyful|warm|kind|laughing)\b/, 'raisedExcitedNatural'],
  [/\b(sceptical|skeptical|curious|wink\w*|cheeky|playful)\b/, 'upDownNatural'],
];

export const HAIR: readonly Rule[] = [
  [/\b(hijab|headscarf)\b/, 'hijab'],
  [/\b(turban|sikh)\b/, 'turban'],
  [/\b(bald(ing)?|no hair)\b/, 'none'],
  [/\b(beanie|winter hat|woolly hat)\b/, 'winterHat1'],
  [/\b(hat|fedora)\b/, 'hat'],
  [/\bafro\b/, 'fro'],
  [/\b(dreads?|dreadlocks|locs)\b/, 'dreads'],
  [/\b(bun|updo)\b/, 'bun'],
  [/\bbob\b/, 'bob'],
  [/\bshaved sides\b|\bundercut\b/, 'shavedSides'],
  [/\bshort\b.{0,16}\bcurl(y|s)\b|\bcurl(y|s)\b.{0,16}\bshort hair\b/, 'shortCurly'],
  [/\bcurl(y|s)\b/, 'curly'],
  [/\bwavy\b/, 'curvy'],
  [/\blong\b.{0,24}\bhair(ed)?\b/, 'straight01'],
  [/\bmessy\b.{0,12}\bhair(ed)?\b|\bshaggy\b/, 'shaggy'],
];

export const HAT_COLOUR: readonly Rule[] = [
  [/\bstraw hat\b/, 'd8b36a'],
  [/\b(red|crimson) (hat|beanie|hijab|turban|headscarf)\b/, '8a2f3c'],
  [/\b(blue|navy) (hat|beanie|hijab|turban|headscarf)\b/, '2f4d6b'],
  [/\bgreen (hat|beanie|hijab|turban|headscarf)\b/, '2f6b5e'],
  [/\bblack (hat|beanie|hijab|turban|headscarf)\b/, '241c19'],
  [/\b(white|cream) (hat|beanie|hijab|turban|headscarf)\b/, 'f2ede2'],
];

export const FACIAL_HAIR: readonly Rule[] = [
  [/\b(moustache|mustache)\b/, 'moustacheFancy'],
  [/\b(long|big|bushy|majestic|full)\b.{0,12}\bbeard\b/, 'beardMajestic'],
  [/\bstubble\b/, 'beardLight'],
  [/\bbeard(ed)?\b/, 'beardMedium'],
];

export const GLASSES: readonly Rule[] = [
  [/\bsunglasses\b/, 'sunglasses'],
  [/\bround (glasses|spectacles)\b/, 'round'],
  [/\beye ?patch\b/, 'eyepatch'],
  [/\b(glasses|spectacles)\b/, 'prescription02'],
];

/** Colours of the iris, darker than the words say, so that it stands out from the white of the eye. */
export const EYE_COLOUR: readonly Rule[] = [
  [/\bblue[- ]eye[sd]\b/, '3f6f8f'],
  [/\bgreen[- ]eye[sd]\b/, '4b6b3f'],
  [/\bgr[ae]y[- ]eye[sd]\b/, '5f6b76'],
  [/\b(hazel|amber)[- ]eye[sd]\b/, '6b4f2a'],
  [/\b(brown|dark|black)[- ]eye[sd]\b/, '3a2418'],
];

export const HEARING_AID = /\b(hearing[- ]aids?|hard of hearing)\b/;
export const WHEELCHAIR = /\bwheel[- ]?chairs?\b/;

/** Hair of the ink figures (DiceBear notionists) that a prompt can describe. */
export const INK_HAIR: readonly Rule[] = [
  [/\b(hijab|headscarf)\b/, 'variant62'],
  [/\b(turban|sikh)\b/, 'variant61'],
  [/\b(bun|updo)\b/, 'variant48'],
  [/\b(curl(y|s)|afro)\b/, 'variant20'],
  [/\b(elderly|old|older|senior|retired|balding|bald|grand(father|pa))\b/, 'variant42'],
];
