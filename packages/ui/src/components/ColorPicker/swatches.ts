import { tokens } from '../../theme/designTokens.ts';

export interface NamedColor {
  /** Accessible name of the colour: 'Lemon'. */
  name: string;
  /** `#rrggbb`. */
  hex: string;
}

/** The 19 colours offered for an AI edit (specification, section 9; names from the design tokens). */
export const AI_EDIT_COLORS: readonly NamedColor[] = Object.entries(tokens.aiEdit.swatches).map(
  ([name, hex]) => ({ name, hex }),
);
