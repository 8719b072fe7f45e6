const agent = () => (typeof navigator === 'undefined' ? '' : navigator.userAgent);

interface NumberKeys {
  allowsNegative: boolean;
  hasDecimals: boolean;
}

/**
 * The keyboard that a phone shows: an iPhone's digits have no minus, Android's have both a minus and
 * a point unless they are asked for decimals, and then only the point.
 */
export function keyboardFor({ allowsNegative, hasDecimals }: NumberKeys) {
  if (allowsNegative) return /iPhone|iPod/.test(agent()) ? 'text' : 'numeric';
  return hasDecimals ? 'decimal' : 'numeric';
}

/**
 * What the input is to a screen reader: a spin button with its value and limits, so that its user tries
 * the arrows. A text field on an iPhone or iPad, whose VoiceOver cannot write into a spin button.
 */
export const roleHere = () => (/iPhone|iPod|iPad/.test(agent()) ? undefined : 'spinbutton');
