/** A word of the server's as it is shown: 'female' becomes 'Female'. */
export function labelOf(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}
