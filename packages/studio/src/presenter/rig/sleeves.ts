/** Sleeves of the clothes of both styles. */
import type { PresenterRecipe } from '../presenterRecipe.ts';
import { hex } from './colours.ts';

export interface Sleeves {
  /** Down to the wrist, over the upper arm, or no sleeves. */
  length: 'long' | 'short' | 'none';
  colour: string;
  /** Colour of the cuff; if undefined, a shade of the sleeve. */
  cuff?: string;
}

/** Shirts under a blazer. */
const SHIRT = '#e6e6e6';

const FLAT: Readonly<Record<string, Pick<Sleeves, 'length' | 'cuff'>>> = {
  blazerAndShirt: { length: 'long', cuff: SHIRT },
  blazerAndSweater: { length: 'long', cuff: SHIRT },
  collarAndSweater: { length: 'long' },
  hoodie: { length: 'long' },
  graphicShirt: { length: 'short' },
  shirtCrewNeck: { length: 'short' },
  shirtScoopNeck: { length: 'short' },
  shirtVNeck: { length: 'short' },
  overall: { length: 'none' },
};

/** Ink bodies with black sleeves, and those with short sleeves. */
const BLACK: ReadonlySet<string> = new Set(['variant02', 'variant04', 'variant08']);
const SHORT: ReadonlySet<string> = new Set(['variant11', 'variant12', 'variant13']);

export function sleevesOf({ style, options }: PresenterRecipe): Sleeves {
  if (style === 'notionists') {
    const body = options['body'] ?? '';
    const colour = BLACK.has(body) ? '#000000' : '#ffffff';
    return { length: SHORT.has(body) ? 'short' : 'long', colour };
  }
  const colour = hex(options['clothesColor'], '#22304a');
  return { length: 'long', ...FLAT[options['clothing'] ?? 'shirtCrewNeck'], colour };
}
