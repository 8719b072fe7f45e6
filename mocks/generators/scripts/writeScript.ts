import { countWords } from '../../base/spokenScript.ts';
import { createSeededRandom, type SeededRandom } from '../../base/seededRandom.ts';
import { DOMAINS, GENERAL_LINES } from './domains.ts';
import { GENRE_LINES } from './genreLines.ts';
import { capitalise, GENRE_TAGS, GENRE_TITLES, ORDINALS } from './genreNames.ts';
import { BEATS, type Beat, type Line, type LineBank } from './lines.ts';
import { parsePrompt, type ScriptBrief } from './parsePrompt.ts';
import { AUDIENCE_LINES, SHARED_LINES, TONE_LINES } from './sharedLines.ts';

/** A script made from a prompt. */
export interface WrittenScript {
  title: string;
  description: string;
  /** Paragraphs. */
  segments: { text: string }[];
  tags: string[];
}

/** Specification section 9. */
const WORDS_PER_SECOND = 150 / 60;

interface PlacedLine {
  beat: Beat;
  /** Index in its bank: lines of one beat keep their written order. */
  order: number;
  text: string;
  words: number;
}

/** The subject as one's own: 'a tech startup' introduces itself as 'our tech startup'. */
function ownSubject({ subject, name }: ScriptBrief): string {
  return name ?? subject.replace(/^an?\s+/i, 'our ');
}

/** The lines of a bank with their slots filled, each sentence beginning with a capital. */
function fill(bank: LineBank, brief: ScriptBrief): PlacedLine[] {
  const own = ownSubject(brief);
  const slots: Readonly<Record<string, string>> = {
    s: brief.subject,
    the: own,
    product: own,
    audience: brief.audience ?? 'you',
  };
  const toText = (line: Line): string =>
    line
      .replaceAll(/\{(\w+)\}/g, (slot, key: string) => slots[key] ?? slot)
      .replaceAll(/([.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => {
        return before + letter.toUpperCase();
      });
  return BEATS.flatMap((beat) =>
    (bank[beat] ?? []).map((line, order) => {
      const text = toText(line);
      return { beat, order, text, words: countWords(text) };
    }),
  );
}

/** Whether lines of a tips script are counted: 'First: start smaller …'. */
function isCounted(brief: ScriptBrief, { beat }: PlacedLine): boolean {
  return brief.genre === 'tips' && beat === 'core';
}

function wordsIn(lines: readonly PlacedLine[]): number {
  return lines.reduce((sum, { words }) => sum + words, 0);
}

/**
 * An opening, a core and an ending that leave room for more, or else those closest to the target, if
 * necessary without a core.
 */
function chooseFrame(own: PlacedLine[], random: SeededRandom, target: number): PlacedLine[] {
  const of = (beat: Beat): PlacedLine[] => random.shuffle(own.filter((line) => line.beat === beat));
  const [opens, cores, closes] = [of('open'), of('core'), of('close')];
  const frames = opens.flatMap((open) =>
    closes.flatMap((close) => [...cores.map((core) => [open, core, close]), [open, close]]),
  );
  const roomy = frames.find((lines) => lines.length === 3 && wordsIn(lines) <= target * 0.7);
  const miss = (lines: PlacedLine[]): number => Math.abs(wordsIn(lines) - target);
  return roomy ?? frames.toSorted((a, b) => miss(a) - miss(b))[0] ?? [];
}

/** The first line of each beat. */
function oneOfEach(lines: PlacedLine[]): PlacedLine[] {
  return BEATS.flatMap((beat) => lines.find((line) => line.beat === beat) ?? []);
}

/** All lines that can fill the frame, those closest to the subject first. */
function choosePool(brief: ScriptBrief, own: PlacedLine[], random: SeededRandom): PlacedLine[] {
  const domain = domainOf(brief);
  const inside = own.filter(({ beat }) => beat !== 'open' && beat !== 'close');
  const cores = inside.filter(({ beat }) => beat === 'core');
  // These three depend on their steps; the others on their subject.
  const isStepwise = ['tips', 'lesson', 'story'].includes(brief.genre);
  const field = domain ? random.shuffle(fill(domain.lines, brief)) : [];
  return [
    ...(brief.audience === null ? [] : random.shuffle(fill(AUDIENCE_LINES, brief)).slice(0, 1)),
    ...(isStepwise ? (brief.genre === 'tips' ? random.shuffle(cores) : cores) : oneOfEach(field)),
    ...random.shuffle(fill(TONE_LINES[brief.tone], brief)).slice(0, 1),
    ...random.shuffle(inside),
    ...field,
    ...random.shuffle(fill(TONE_LINES[brief.tone], brief)),
    ...random.shuffle(fill(SHARED_LINES, brief)),
    ...random.shuffle(fill(GENERAL_LINES, brief)),
  ];
}

function domainOf({ subject, name }: ScriptBrief) {
  return DOMAINS.find(({ words }) => words.test(`${subject} ${name ?? ''}`));
}

/** Chooses lines for the wanted number of words. */
function choose(brief: ScriptBrief, random: SeededRandom, target: number): PlacedLine[] {
  const own = fill(GENRE_LINES[brief.genre], brief);
  const chosen = chooseFrame(own, random, target);
  const most = brief.count ?? Infinity;
  const cost = (line: PlacedLine): number => line.words + Number(isCounted(brief, line));
  let total = chosen.reduce((sum, line) => sum + cost(line), 0);
  for (const line of choosePool(brief, own, random)) {
    if (total >= target * 0.97) break;
    if (total + cost(line) > target * 1.04) continue;
    if (chosen.some(({ text }) => text === line.text)) continue;
    const isFull = chosen.filter((each) => isCounted(brief, each)).length >= most;
    if (isFull && isCounted(brief, line)) continue;
    chosen.push(line);
    total += cost(line);
  }
  return brief.genre === 'tips' ? chosen : chosen.toSorted((a, b) => a.order - b.order);
}

/** Lines in speaking order, as paragraphs of a few sentences. */
function toParagraphs(brief: ScriptBrief, lines: PlacedLine[]): string[] {
  const groups: Beat[][] = [
    ['open', 'hook'],
    ['trouble', 'core', 'scene'],
    ['how', 'people'],
    ['doubt'],
    ['turn', 'close'],
  ];
  let count = 0;
  const paragraphs = groups.map((beats) =>
    beats
      .flatMap((beat) => lines.filter((line) => line.beat === beat))
      .map((line) => {
        if (!isCounted(brief, line)) return capitalise(line.text);
        const ordinal = ORDINALS[count] ?? 'Next';
        count += 1;
        return `${ordinal}: ${line.text}`;
      })
      .join(' '),
  );
  return paragraphs.filter((text) => text !== '');
}

/**
 * Writes a script for a prompt: the right length, on its subject, for its audience, in its tone.
 *
 * The same prompt always gives the same script. It is a writer of templates, not a language model:
 * it knows eight kinds of script and ten fields, and speaks English. Up to five minutes, the length
 * is within 15 % of the request; prompts for more get five minutes.
 */
export function writeScript(prompt: string): WrittenScript {
  const brief = parsePrompt(prompt);
  const random = createSeededRandom(prompt.toLowerCase().replaceAll(/\s+/g, ' ').trim());
  const target = Math.round(brief.seconds * WORDS_PER_SECOND);
  const lines = choose(brief, random, target);
  const isOwn = ['intro', 'promo', 'welcome'].includes(brief.genre);
  const subject = isOwn ? ownSubject(brief) : (brief.name ?? brief.subject);
  const domain = domainOf(brief);
  return {
    title: GENRE_TITLES[brief.genre](subject).slice(0, 80),
    description: prompt.trim().slice(0, 200),
    segments: toParagraphs(brief, lines).map((text) => ({ text })),
    tags: [...new Set([GENRE_TAGS[brief.genre], ...(domain ? [domain.name] : [])])],
  };
}
