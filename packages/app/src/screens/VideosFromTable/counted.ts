/** Returns '1 row', '10,000 rows'. */
export const counted = (number: number, noun: string): string =>
  `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
