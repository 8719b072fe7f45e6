/** Type of the parameter set that contains a film's size, in the low five bits of its first byte. */
const SEQUENCE_PARAMETERS = 7;

/**
 * Returns the content of an `avcC` box (ISO/IEC 14496-15, 5.3.3.1), repaired so that any player can read
 * it.
 *
 * Firefox's encoder writes the first byte of each parameter set twice and leaves reserved bits at zero: a
 * player that trusts the box finds a film of 96 × 16 px, or no film. Any other description is returned
 * unchanged.
 */
export function mendAvcDescription(description: Uint8Array): Uint8Array {
  const [version, profile, , , lengthSize = 0, sequences = 0, , , first = 0, second, third] =
    description;
  const isSequence = (first & 31) === SEQUENCE_PARAMETERS;
  // The profile follows the first byte, which is doubled here.
  if (version !== 1 || !isSequence || first !== second || third !== profile) return description;

  const mended = [...description.subarray(0, 4), 0xfc | lengthSize];
  let at = 5;
  const takeUnits = (count: number): void => {
    at += 1;
    for (let unit = 0; unit < count; unit += 1) {
      const length = ((description[at] ?? 0) << 8) | (description[at + 1] ?? 0);
      const bytes = description.subarray(at + 3, at + 2 + length);
      mended.push(bytes.length >> 8, bytes.length & 255, ...bytes);
      at += 2 + length;
    }
  };
  mended.push(0xe0 | sequences);
  takeUnits(sequences & 31);
  const pictures = description[at] ?? 0;
  mended.push(pictures);
  takeUnits(pictures);
  return Uint8Array.from([...mended, ...description.subarray(at)]);
}
