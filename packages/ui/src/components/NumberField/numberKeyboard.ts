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
 * What a screen reader says in place of 'edit', so that its user tries the arrows. VoiceOver of iOS
 * leaves out that a field is required where it is said to be something else.
 */
export const roleWordsFor = (locale: string) =>
  locale.startsWith('en') && !/iPhone|iPod|iPad/.test(agent()) ? 'Number field' : undefined;
