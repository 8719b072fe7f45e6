/** The usage panel's sample data, marked as such. Requests of the last 28 days, oldest first. */
export const SAMPLE_USAGE = {
  daily: [
    34, 46, 39, 54, 26, 16, 11, 50, 58, 63, 42, 56, 19, 14, 65, 73, 61, 68, 48, 24, 19, 71, 78, 65,
    81, 58, 30, 15,
  ],
  /** Requests per month. */
  quota: 2000,
  apps: 3,
} as const;
