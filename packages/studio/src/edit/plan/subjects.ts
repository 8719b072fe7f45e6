/**
 * Words that can be drawn, by subject, in the sense that they have in their sentence.
 */
import { type Neighbours, bare, partOf } from './partOfSpeech.ts';

const SUBJECTS = [
  'people',
  'screen',
  'phone',
  'chart',
  'money',
  'clock',
  'home',
  'city',
  'globe',
  'book',
  'pencil',
  'mic',
  'film',
  'idea',
  'heart',
  'star',
  'gift',
  'cup',
  'leaf',
  'sun',
  'mail',
  'lock',
  'cart',
  'rocket',
  'gear',
  'check',
  'chat',
  'shape',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Dictionary forms. `/n`: only as a noun; `/v`: only as a verb; no suffix: either. */
const WORDS: Readonly<Partial<Record<Subject, string>>> = {
  people:
    'team people person customer client user/n friend family student teacher everyone audience ' +
    'presenter colleague member community',
  screen:
    'computer laptop screen/n website site/n app software page/n browser internet online digital code',
  phone: 'phone mobile call/n device',
  chart:
    'growth sale/n result/n number/n data report progress/n quarter/n revenue trend market performance chart',
  money: 'money price/n cost dollar pay budget penny profit/n income bank/n',
  clock:
    'time/n hour minute/n second/n day week month year moment schedule morning evening today tomorrow ' +
    'deadline clock watch/n',
  home: 'home house/n room kitchen door garden window',
  city: 'city office business company startup street building/n industry store/n shop',
  globe: 'world global country travel earth international language planet',
  book: 'book/n read story/n learn lesson course/n school study chapter script line/n',
  pencil: 'write draw/v design edit pen pencil note/n plan create creative art',
  mic: 'voice/n speak speech talk sound/n audio podcast music listen',
  film: 'video film movie camera scene picture caption/n clip photo watch/v',
  idea: 'idea thought/n insight tip/n question answer solution smart intelligence',
  heart: 'love health heart/n care/n fitness body',
  star: 'best star quality/n favourite favorite success win/v award',
  gift: 'gift surprise present/n celebrate birthday',
  cup: 'coffee tea cup drink breakfast lunch food eat meal',
  leaf: 'nature green/n plant/n tree leaf environment season linen',
  sun: 'sun summer weather warm sunny sunshine',
  mail: 'mail email letter/n inbox newsletter subscribe',
  lock: 'secure security safe safety privacy private password lock protect',
  cart: 'buy order/n cart product shopping purchase',
  rocket: 'launch quick fast speed/n grow boost rocket',
  gear: 'tool system process/n machine setting/n automatic engine feature/n',
  check: 'correct/v complete/v finish done step/n checklist',
  chat: 'chat conversation feedback review meeting/n discuss comment/n support/n',
};

/** Subjects by entry, including its suffix if it has one. */
const BY_ENTRY = new Map<string, Subject>();
for (const subject of SUBJECTS) {
  for (const entry of WORDS[subject]?.split(' ') ?? []) {
    if (!BY_ENTRY.has(entry)) BY_ENTRY.set(entry, subject);
  }
}

/** Returns possible dictionary forms of a written word, likeliest first. */
function lemmas(word: string): string[] {
  const stems = [word, word.replace(/'s$/u, '')];
  stems.push(word.replace(/ies$/u, 'y'), word.replace(/es$/u, ''), word.replace(/s$/u, ''));
  for (const ending of [/ing$/u, /ed$/u, /er$/u]) {
    const stem = word.replace(ending, '');
    if (stem !== word && stem.length > 2) {
      stems.push(stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1'));
    }
  }
  stems.push(word.replace(/ied$/u, 'y'));
  return [...new Set(stems)];
}

/** 'In order to' is not about a purchase. */
const IDIOMS: readonly RegExp[] = [
  /^in order to$/u,
  /^of course\b/u,
  /^in time to\b/u,
  /^by the time$/u,
];

/** Returns the subject of a word in its sentence; undefined for words without a drawing. */
export function subjectOf(word: string, neighbours: Neighbours): Subject | undefined {
  const said = bare(word);
  const around = [bare(neighbours.before), said, bare(neighbours.after)].join(' ').trim();
  if (IDIOMS.some((idiom) => idiom.test(around))) return undefined;
  const part = partOf(word, neighbours);
  if (part === 'ordinal') return undefined;
  const endings = ['', ...(part === 'verb' ? [] : ['/n']), ...(part === 'noun' ? [] : ['/v'])];
  return lemmas(said)
    .flatMap((lemma) => endings.map((ending) => BY_ENTRY.get(lemma + ending)))
    .find((subject) => subject !== undefined);
}
