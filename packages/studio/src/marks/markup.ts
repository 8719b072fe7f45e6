/**
 * Markup in scripts pasted from web pages and other speech tools, and the lengths of pauses.
 */

/** Elements of HTML and of speech markup; any other name may be a placeholder. */
const NAMES =
  'a|abbr|address|article|aside|audio|b|big|blockquote|body|br|break|button|center|cite|code|dd|desc|' +
  'details|div|dl|dt|em|emphasis|figure|figcaption|font|footer|form|h[1-6]|head|header|hr|html|i|' +
  'iframe|img|input|kbd|label|lang|lexicon|li|link|main|mark|meta|metadata|nav|ol|p|par|phoneme|pre|' +
  'prosody|q|s|say-as|script|section|seq|small|source|span|speak|strike|strong|style|sub|summary|sup|' +
  'svg|table|tbody|td|tfoot|th|thead|title|token|tr|u|ul|video|voice|w|' +
  '(?:amazon|mstts|google):[a-z-]+';

const ATTRIBUTE = String.raw`\s+[\w:-]+(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))?`;

/** A tag or a comment, as part of a pattern. Nothing in it backtracks into another part. */
export const TAG = String.raw`<!--[\s\S]{0,2000}?-->|<\/?(?:${NAMES})(?:${ATTRIBUTE}){0,20}\s*\/?>`;

/** A longer run of letters without a space is not a word, in scripts that use spaces. */
const LONGEST_WORD = 100;
const UNSPACED = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]`;
export const ENDLESS = String.raw`(?:(?!${UNSPACED})[\p{L}\p{M}\p{N}]){${LONGEST_WORD + 1},}`;

export const ENTITY = String.raw`&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});`;

/** Tags that separate words. */
const BLOCK =
  /^<\/?(?:address|article|blockquote|br|break|center|dd|div|dt|h[1-6]|hr|li|ol|p|s|section|table|t[dhr]|title|ul)\b/i;

/** Whether a tag separates the words on both sides of it, whatever is between them. */
export function isBlock(tag: string): boolean {
  return BLOCK.test(tag);
}

const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    bull: '•',
    middot: '·',
    copy: '©',
    reg: '®',
    trade: '™',
    euro: '€',
    pound: '£',
    cent: '¢',
    yen: '¥',
    deg: '°',
    times: '×',
    divide: '÷',
    plusmn: '±',
    minus: '−',
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ccedil: 'ç',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    szlig: 'ß',
    ntilde: 'ñ',
  }),
);

/** Returns the character of an entity; undefined if it is not one. */
export function entitySign(written: string): string | undefined {
  const name = written.slice(1, -1);
  if (!name.startsWith('#')) return NAMED.get(name.toLowerCase());
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isSign = code >= 0x20 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return isSign ? String.fromCodePoint(code) : undefined;
}

/** Seconds of the shortest and the longest pause, and of one without a length. */
export const PAUSE = { min: 0.1, max: 10, unsaid: 1 } as const;

/** Returns the seconds that a `[pause …]` requests; null if it names none. */
export function askedSeconds(said: string): number | null {
  const match =
    /^\s*([-−+]?\d{1,6}(?:[.,]\d{1,3})?)\s*(?:(ms|milliseconds?)|(m|mins?|minutes?)\b)?/iu.exec(
      said,
    );
  if (!match?.[1]) return null;
  const number = Number(match[1].replace(',', '.').replace('−', '-'));
  if (match[2]) return number / 1000;
  return match[3] ? number * 60 : number;
}

/** Returns the seconds that a pause lasts. */
export function pauseSeconds(said: string): number {
  return Math.min(PAUSE.max, Math.max(PAUSE.min, askedSeconds(said) ?? PAUSE.unsaid));
}
