const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/**
 * Formats bytes in the largest unit that leaves a whole number: '8.4 MB', '2 KB'. Units are thousands, as
 * on disks.
 */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  // 999.5 would be shown as 1000.
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const isSmall = unit < 2 || value >= 9.95;
  return `${isSmall ? Math.round(value) : value.toFixed(1)} ${UNITS[unit] ?? ''}`;
}
