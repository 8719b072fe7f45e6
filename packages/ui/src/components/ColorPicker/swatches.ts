import { editSwatches } from '../../theme/tokens.ts';

export interface NamedColor {
  /** Said in place of the colour: 'Lemon'. */
  name: string;
  /** `#rrggbb`. */
  hex: string;
}

/** The 19 colours offered for an AI edit (specification, section 9; names from the design tokens). */
export const AI_EDIT_COLORS: readonly NamedColor[] = editSwatches;
