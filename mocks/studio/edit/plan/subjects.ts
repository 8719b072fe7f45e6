/**
 * What a sentence is about, in pictures: words by what can be drawn of them.
 */
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

const WORDS: Readonly<Partial<Record<Subject, string>>> = {
  people:
    'team people person customer client user friend family student teacher everyone audience presenter colleague member community nobody',
  screen:
    'computer laptop screen website site app software page browser internet online digital code',
  phone: 'phone mobile call text message device',
  chart:
    'growth sales result number data report progress quarter revenue trend market performance chart',
  money: 'money price cost dollar pay budget save free penny profit income bank',
  clock:
    'time hour minute second day week month year moment schedule morning evening today tomorrow deadline',
  home: 'home house room kitchen door family garden window',
  city: 'city office business company startup street building work industry store shop',
  globe: 'world global country travel earth international language planet',
  book: 'book read story learn lesson course school study chapter script line',
  pencil: 'write draw design edit pen pencil note plan create creative art',
  mic: 'voice speak speech talk sound audio podcast music listen say word',
  film: 'video film movie camera scene picture caption clip photo watch',
  idea: 'idea think thought learn insight tip question answer solution smart machine intelligence',
  heart: 'love health heart care fitness body life happy feel',
  star: 'best star quality great favourite favorite success win award',
  gift: 'gift offer surprise welcome present celebrate birthday',
  cup: 'coffee tea cup drink breakfast lunch food eat meal',
  leaf: 'nature green plant tree leaf garden environment spring season linen',
  sun: 'sun summer weather warm light bright energy',
  mail: 'mail email letter inbox newsletter subscribe send',
  lock: 'secure security safe privacy private password lock protect',
  cart: 'buy order cart product shopping purchase deal launch',
  rocket: 'launch fast quick speed start new future grow boost rocket simple',
  gear: 'tool system process machine setting automatic engine feature work build make way',
  check: 'done right correct complete finish ready easy step point',
  chat: 'chat conversation feedback review meeting discuss comment support help',
};

const BY_WORD = new Map<string, Subject>();
for (const subject of SUBJECTS) {
  for (const word of WORDS[subject]?.split(' ') ?? []) {
    if (!BY_WORD.has(word)) BY_WORD.set(word, subject);
  }
}

/** What can be drawn of a word, also of its plural; nothing for words without a picture. */
export function subjectOf(word: string): Subject | undefined {
  const bare = word.toLowerCase().replace(/[^\p{L}]/gu, '');
  const stems = [
    bare,
    bare.replace(/s$/u, ''),
    bare.replace(/es$/u, ''),
    bare.replace(/ies$/u, 'y'),
  ];
  return stems.map((stem) => BY_WORD.get(stem)).find((subject) => subject !== undefined);
}
