import { Panel, ProgressBar, Stack, Text } from '@lectern/ui';
import { SampleHead } from '../SampleHead.tsx';
import * as styles from '../Settings.css.ts';
import { UsageChart } from './UsageChart.tsx';
import { SAMPLE_USAGE } from './sampleUsage.ts';

const { apps, daily, quota } = SAMPLE_USAGE;
const requests = daily.reduce((sum, count) => sum + count, 0);
const percent = Math.round((requests / quota) * 100);

interface FigureProps {
  label: string;
  value: string;
  note: string;
}

function Figure({ label, value, note }: FigureProps) {
  return (
    <div>
      <Text variant="small" tone="muted">
        {label}
      </Text>
      <Text variant="stat" numeric>
        {value}
      </Text>
      <Text variant="caption" tone="subtle" numeric>
        {note}
      </Text>
    </div>
  );
}

/** Requests, quota and apps of a fictional month, labelled as a sample (section 2, /settings/api). */
export function UsagePanel() {
  return (
    <section aria-labelledby="api-usage">
      <Stack gap={3}>
        <SampleHead id="api-usage">Usage</SampleHead>
        <Panel>
          <Stack gap={6}>
            <div className={styles.figures}>
              <Figure label="Requests" value={requests.toLocaleString('en-US')} note="this month" />
              <Figure
                label="Quota used"
                value={`${percent}%`}
                note={`of ${quota.toLocaleString('en-US')} requests`}
              />
              <Figure label="Apps" value={String(apps)} note="connected" />
            </div>
            <ProgressBar label="Quota used" isLabelHidden value={percent} />
            <UsageChart daily={daily} />
          </Stack>
        </Panel>
      </Stack>
    </section>
  );
}
