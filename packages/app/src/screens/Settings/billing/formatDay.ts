const formats = {
  /** '14 August' */
  short: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  /** '14 August 2026' */
  long: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** A day in words: '14 August', or with its year. */
export function formatDay(date: Date, length: keyof typeof formats): string {
  return formats[length].format(date);
}
