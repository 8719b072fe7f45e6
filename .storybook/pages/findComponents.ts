import { ALIASES, aliasesOf } from './aliases.ts';
import { PURPOSES } from './purposes.ts';

/** A component that matches a search. */
export interface FoundComponent {
  component: string;
  purpose: string;
  /** Its other names that contain the word; empty if none does. */
  called: string[];
}

/** Shorter words are ones like 'of' and 'one'. */
const LEAST_LETTERS = 4;

/**
 * Finds components for the typed text, best match first: its own name, then an alias's first meaning, then
 * the rest. If the whole text matches nothing, each of its words is tried: 'choice of three'.
 */
export function findComponents(typed: string): FoundComponent[] {
  const words = typed.trim().toLowerCase();
  const found = findByWord(words);
  if (found.length > 0) return found;
  const ofEach = words
    .split(/\s+/)
    .filter((word) => word.length >= LEAST_LETTERS)
    .flatMap(findByWord);
  return [...new Map(ofEach.map((each) => [each.component, each])).values()];
}

function findByWord(wanted: string): FoundComponent[] {
  if (wanted === '') return [];
  const rank = (component: string): number => {
    const own = component.toLowerCase();
    if (own === wanted) return 0;
    const exact = ALIASES[wanted]?.indexOf(component) ?? -1;
    if (exact >= 0) return 1 + exact / 10;
    if (own.startsWith(wanted)) return 2;
    if (own.includes(wanted)) return 3;
    return aliasesOf(component).some((alias) => alias.includes(wanted)) ? 4 : Infinity;
  };
  return PURPOSES.flatMap(({ name, components }) =>
    components.map((component) => ({
      component,
      purpose: name,
      called: aliasesOf(component).filter((alias) => alias.includes(wanted)),
      rank: rank(component),
    })),
  )
    .filter((found) => found.rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ rank: _rank, ...found }) => found);
}
