/**
 * Maps the sounds of all languages, in the International Phonetic Alphabet, to phones of the mouth's
 * alphabet: to the one with the most similar lips, jaw and tongue. The IPA chart defines which vowels are
 * open, rounded or spread.
 */
const BY_SOUNDS: readonly (readonly [phone: string, sounds: string])[] = [
  // diphthongs
  ['ay', 'aɪ ai ɑɪ ɑi aj ʌɪ'],
  ['aw', 'aʊ au ɑʊ ɑu æʊ'],
  ['oy', 'ɔɪ ɔi oɪ oi ɔø ɔʏ'],
  ['ey', 'eɪ ei ɛɪ'],
  ['ow', 'oʊ əʊ ou ɔu o ɵʊ ø œ ɶ ɤ'],
  // vowels
  ['iy', 'i ɪ ɨ ᵻ'],
  ['uw', 'u ʊ ʉ ɯ y ʏ'],
  ['eh', 'e ɛ'],
  ['ae', 'æ'],
  ['aa', 'a ɑ'],
  ['ah', 'ʌ ɐ'],
  ['ao', 'ɔ ɒ'],
  ['ax', 'ə ɘ ɵ ɜ'],
  ['er', 'ɝ ɚ ɞ'],
  // consonants
  ['p', 'p pf ɸ'],
  ['b', 'b β ʙ ɓ'],
  ['m', 'm ɱ'],
  ['f', 'f'],
  ['v', 'v ʋ ⱱ'],
  ['th', 'θ'],
  ['dh', 'ð'],
  ['t', 't ʈ'],
  ['d', 'd ɖ ɾ ɗ ɽ'],
  ['n', 'n ɳ ɲ'],
  ['s', 's ts'],
  ['z', 'z dz'],
  ['l', 'l ɭ ʎ ɫ ɬ ɮ ʟ ɺ'],
  ['r', 'r ɹ ɻ'],
  ['sh', 'ʃ ʂ ɕ'],
  ['zh', 'ʒ ʐ ʑ'],
  ['ch', 'tʃ tɕ ʈʂ tʂ'],
  ['jh', 'dʒ dʑ ɖʐ dʐ ɟ ʝ'],
  ['k', 'k q c kx'],
  ['g', 'ɡ g ɢ ɠ ɣ'],
  ['ng', 'ŋ ɴ'],
  ['hh', 'h ɦ x χ ç ħ ʕ ʔ ʁ ʀ ɧ ʜ ʢ'],
  ['y', 'j'],
  ['w', 'w ʍ ɥ ɰ'],
];

const PHONES: ReadonlyMap<string, string> = new Map(
  BY_SOUNDS.flatMap(([phone, sounds]) => sounds.split(' ').map((sound) => [sound, phone] as const)),
);

/** Marks that modify the sound before them, unless they stand alone. */
const GLIDES: ReadonlyMap<string, string> = new Map([
  ['ʲ', 'y'],
  ['ʷ', 'w'],
  ['ʰ', 'hh'],
]);

/** Marks that do not change the mouth shape: stress, length, tone, aspiration, nasality and the like. */
const MARKS = /[ˈˌːˑˤˠʲʰʷᵝⁿ˞˥-˩\d'`_:|.~^-]|\p{Mn}/gu;

/** Returns the phone for one IPA sound; null for silence or a mere mark. */
export function phoneOfIpa(written: string): string | null {
  // ç is a sound of its own, but ã is an a.
  const known = longestKnown(written.normalize('NFC')) ?? longestKnown(written.normalize('NFD'));
  return known ?? GLIDES.get(written) ?? null;
}

function longestKnown(written: string): string | null {
  const sound = written.replace(MARKS, '');
  for (let length = sound.length; length > 0; length -= 1) {
    const phone = PHONES.get(sound.slice(0, length));
    if (phone !== undefined) return phone;
  }
  return null;
}
