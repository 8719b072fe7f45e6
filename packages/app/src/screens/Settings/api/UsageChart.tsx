import { formatDay, Text } from '@lectern/ui';
import { useNow } from '../../../lib/useNow.ts';
import * as styles from './UsageChart.css.ts';

const DAY_MS = 86_400_000;

export interface UsageChartProps {
  /** Requests per day, oldest first; the last is today's. */
  daily: readonly number[];
}

/** Requests per day as bars, described to screen readers in a sentence. */
export function UsageChart({ daily }: UsageChartProps) {
  const now = useNow();
  const most = Math.max(...daily, 1);
  const dayOf = (index: number) =>
    formatDay(now - (daily.length - 1 - index) * DAY_MS, { timeZone: 'UTC' });
  const label = `Requests for each of the last ${daily.length} days: from ${Math.min(...daily)} to ${most} a day`;
  return (
    <div>
      <div className={styles.bars} role="img" aria-label={label}>
        {daily.map((count, index) => (
          <span
            key={dayOf(index)}
            className={styles.bar}
            style={{ blockSize: `${(count / most) * 100}%` }}
          />
        ))}
      </div>
      <div className={styles.ends}>
        <Text variant="caption" tone="subtle" numeric>
          {dayOf(0)}
        </Text>
        <Text variant="caption" tone="subtle" numeric>
          {dayOf(daily.length - 1)}
        </Text>
      </div>
    </div>
  );
}
