/** Formats milliseconds since the epoch as the contract's timestamp. */
export function toTimestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
