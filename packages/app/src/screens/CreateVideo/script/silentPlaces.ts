import { type CanDraw, undrawable } from '@lectern/studio/looks';
import { cut, type Place, TAKE_OUT } from './place.ts';

/** Matches symbols without a sound; excludes those that are read aloud or separate words. */
const SILENT_SIGNS = /^(?:(?![&+@=%#×÷±<>£€¥₹$°¢^√§→⇒≠≤≥≈∞|~`™®©℠•·¨´¯¸])[\p{So}\p{Sk}\p{Sm}])+$/u;
const EMOJI = /[\p{Emoji_Presentation}\u{FE0F}\u{200D}]/u;
const OTHER_LETTERS =
  /(?:(?!\p{sc=Latin})\p{L}[\p{M}\p{N}]*)+(?:\s+(?:(?!\p{sc=Latin})\p{L}[\p{M}\p{N}]*)+)*/gu;
/** Greek letters used as names in formulas, read on their own. */
const NAMED_LETTERS = /^[πµΩμº]$/u;

/** Returns symbols without a sound. */
export function signPlaces(script: string): Place[] {
  return Array.from(script.matchAll(/\S+/gu)).flatMap(({ 0: chunk, index }): Place[] => {
    const signs = /^(["'“‘(]*)(.*?)[\s.,;:!?"'”’)]*$/u.exec(chunk);
    const found = signs?.[2] ?? '';
    if (!SILENT_SIGNS.test(found) || EMOJI.test(found)) return [];
    const from = index + (signs?.[1]?.length ?? 0);
    return [
      {
        ranges: [{ from, to: from + found.length }],
        written: cut(found),
        title: 'No sound belongs to these signs',
        text: 'Write in words what they mean, or take them out.',
        fixes: [{ label: 'Take them out', becomes: '' }],
      },
    ];
  });
}

/** Returns words of another writing system within a script in Latin letters. */
export function letterPlaces(script: string): Place[] {
  const latin = script.match(/\p{sc=Latin}/gu)?.length ?? 0;
  const all = script.match(/\p{L}/gu)?.length ?? 0;
  // A script in another writing system is reported as a whole, with its language.
  if (latin === 0 || latin < all / 2) return [];
  return Array.from(script.matchAll(OTHER_LETTERS)).flatMap(({ 0: found, index }): Place[] => {
    if (NAMED_LETTERS.test(found)) return [];
    return [
      {
        ranges: [{ from: index, to: index + found.length }],
        written: cut(found),
        title: 'The voices do not speak these letters',
        text: 'They are read as English letters that come near to them. Write how it sounds, or take it out.',
        fixes: [TAKE_OUT],
      },
    ];
  });
}

/** Returns a script that consists of symbols only, as one place. */
export function wordlessPlace(script: string): Place[] {
  const found = script.trim();
  if (found === '' || /[\p{L}\p{N}]/u.test(found)) return [];
  const from = script.indexOf(found);
  return [
    {
      ranges: [{ from, to: from + found.length }],
      written: cut(found),
      title: 'There is nothing to speak yet',
      text: 'Signs and emoji have no sound. Write what the presenter says.',
      fixes: [],
    },
  ];
}

/** Returns symbols that this device cannot draw: the captions of a film omit them. */
export function boxPlaces(script: string, canDraw: CanDraw): Place[] {
  return undrawable(script, canDraw).map((range) => ({
    ranges: [range],
    written: cut(script.slice(range.from, range.to)),
    title: 'This device cannot draw this sign',
    text: 'Captions in the picture leave it out. Take it out, or write it in other letters.',
    fixes: [TAKE_OUT],
    isUndrawable: true,
  }));
}
