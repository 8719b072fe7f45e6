import { parseColor, type Color } from 'react-aria-components';
import tokens from '../../theme/tokens.json' with { type: 'json' };

export interface NamedColor {
  /** Said in place of the colour: 'Lemon'. */
  name: string;
  /** `#rrggbb`. */
  hex: string;
}

/** The 19 colours offered for an AI edit (specification, section 9; names from the design tokens). */
export const AI_EDIT_COLORS: readonly NamedColor[] = tokens.aiEdit.swatches;

/**
 * A colour that is spoken of, and found by its first letters, by a name of our own. Colours made from
 * it, by a slider say, go back to being described.
 */
export function namedColor({ name, hex }: NamedColor, alpha: number): Color {
  const color = parseColor(hex).withChannelValue('alpha', alpha);
  color.getColorName = () => name;
  return color;
}
