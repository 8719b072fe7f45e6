/** Letters that belong to one language, or to one before all others. */
const WRITING: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Greek}/gu, 'el'],
  [/[іїєґ]/giu, 'uk'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Thai}/gu, 'th'],
];

/** The commonest short words of languages in Latin letters. */
const COMMON: Readonly<Record<string, string>> = {
  en: 'the of and to in is that it for you with on are this we be what our your will from have how',
  de: 'der die das und ist nicht ein eine zu den mit sich auf für von wir sie es im dem wie auch',
  fr: 'le la les des et est une un que pour dans nous vous avec pas sur ce qui au du je en votre',
  es: 'el la los las de que y en un una es por con para se del su nos más como este lo tu',
  it: 'il lo la gli le di che e un una per con non sono del della è si come questo nel più',
  pt: 'o a os as de que e em um uma para com não por se do da é mais como você nosso sua',
  nl: 'de het een en van is dat op te in voor met niet zijn aan wij je er ook maar dit u',
};

const WORDS = new Map(
  Object.entries(COMMON).map(([tag, words]) => [tag, new Set(words.split(' '))]),
);

/** Characters that are looked at: enough to tell, few enough for every pause in typing. */
const SAMPLE = 2_000;
/** Part of the words that must be common ones of a language. */
const ENOUGH = 0.12;

/**
 * The language tag of a script as far as its letters and common words tell it; null when they do
 * not, as for a few names.
 */
export function detectLanguage(script: string): string | null {
  const text = script.trimStart().slice(0, SAMPLE).normalize('NFC');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  for (const [pattern, tag] of WRITING) {
    const share = (text.match(pattern)?.length ?? 0) / letters;
    // Japanese is half Han; Ukrainian's own letters are few.
    const needed = tag === 'ja' ? 0.15 : tag === 'uk' ? 0.03 : 0.4;
    if (share >= needed) return tag;
  }
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  let best: { tag: string; hits: number } = { tag: '', hits: 0 };
  for (const [tag, common] of WORDS) {
    const hits = words.filter((word) => common.has(word)).length;
    if (hits > best.hits) best = { tag, hits };
  }
  return best.hits / words.length >= ENOUGH ? best.tag : null;
}

/** A language's name in the interface's language: 'English'. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    // Not a language tag at all.
    return tag;
  }
}
