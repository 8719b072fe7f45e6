/** Formats one of the server's values for display: 'female' becomes 'Female'. */
export function labelOf(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}
