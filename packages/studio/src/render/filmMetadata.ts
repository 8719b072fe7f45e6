/**
 * The metadata of a film: its title and language, and that it is synthetic, for people and machines.
 */
import type { MetadataTags } from 'mediabunny';

export interface FilmMetadata {
  /** Shown by players; no title by default. */
  title?: string;
  /** Hash of the plan: films with the same hash have the same pictures and audio. */
  planHash: string;
  /** BCP 47 tag of the spoken language; English by default. */
  language?: string;
}

/** ISO 639-1 codes with their ISO 639-2 ones (terminological), which MP4 files use for languages. */
const CODES =
  'af afr am amh ar ara az aze be bel bg bul bn ben bs bos ca cat cs ces cy cym da dan de deu el ell en eng ' +
  'eo epo es spa et est eu eus fa fas fi fin fr fra ga gle gl glg gu guj he heb hi hin hr hrv hu hun hy hye ' +
  'id ind is isl it ita ja jpn ka kat kk kaz kn kan ko kor lt lit lv lav mk mkd ml mal mr mar ms msa my mya ' +
  'nb nob ne nep nl nld no nor pa pan pl pol pt por ro ron ru rus si sin sk slk sl slv sq sqi sr srp sv swe ' +
  'sw swa ta tam te tel th tha tr tur uk ukr ur urd vi vie zh zho';

/** Returns the code of a film's language; 'und' if the list has no code for it. */
export function filmLanguage({ language = 'en' }: Pick<FilmMetadata, 'language'>): string {
  const primary = language.split('-')[0]?.toLowerCase() ?? '';
  if (/^[a-z]{3}$/.test(primary)) return primary;
  return new RegExp(`\\b${primary} ([a-z]{3})\\b`).exec(CODES)?.[1] ?? 'und';
}

/** Returns the tags that players show. */
export function filmTags({ title, planHash }: FilmMetadata): MetadataTags {
  return {
    ...(title ? { title } : {}),
    comment: `Made with Lectern. Presenter and voice are synthetic. Plan ${planHash}`,
    raw: { '©too': 'Lectern' },
  };
}

/** The identifier of XMP in files made of boxes (XMP Specification, part 3, 2.2.1). */
const XMP = 'be7acfcb97a942e89c71999491e3afac';
/**
 * A mix of several elements, at least one of them synthetic (IPTC NewsCodes, Digital Source Type): a
 * drawn presenter and a voice from a model of recorded speech.
 */
const SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic';

/**
 * Returns a box for the end of the file with the digital source type as XMP: the machine-readable marking
 * of synthetic media (Regulation (EU) 2024/1689, Article 50(2)).
 */
export function syntheticMediaBox({ title }: FilmMetadata): Uint8Array<ArrayBuffer> {
  const named = title
    ? `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`
    : '';
  const packet =
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
    'xmlns:xmp="http://ns.adobe.com/xap/1.0/" ' +
    'xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" ' +
    `xmp:CreatorTool="Lectern" Iptc4xmpExt:DigitalSourceType="${SOURCE}">${named}` +
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>';
  const content = new TextEncoder().encode(packet);
  const box = new Uint8Array(24 + content.length);
  new DataView(box.buffer).setUint32(0, box.length);
  box.set(new TextEncoder().encode('uuid'), 4);
  for (let i = 0; i < 16; i += 1) box[8 + i] = Number.parseInt(XMP.slice(2 * i, 2 * i + 2), 16);
  box.set(content, 24);
  return box;
}

/** Escapes text for XML, without the characters that XML 1.0 cannot hold. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/gu, (sign) => `&#${sign.codePointAt(0)};`);
}
