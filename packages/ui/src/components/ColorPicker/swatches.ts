import tokens from '../../theme/tokens.json' with { type: 'json' };

export interface NamedColor {
  /** Spoken name of the color: 'Lemon'. */
  name: string;
  /** `#rrggbb`. */
  hex: string;
}

/** The 19 colours offered for an AI edit (specification, section 9; names from the design tokens). */
export const AI_EDIT_COLORS: readonly NamedColor[] = tokens.aiEdit.swatches;
