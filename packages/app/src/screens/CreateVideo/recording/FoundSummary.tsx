import { FactList, formatLength, Heading, Icon, Panel, Stack, Text } from '@lectern/ui';
import { HardDrive } from 'lucide-react';
import * as styles from './OwnVoice.css.ts';

export interface FoundSummaryProps {
  /** Number of sentences that sound like the script. */
  fit: number;
  /** Number of sentences that were found but sound different. */
  differ: number;
  missing: number;
  /** Seconds of the file that belong to no sentence. */
  extra: number;
}

/** A summary of how much of the script a file contains. */
export function FoundSummary({ fit, differ, missing, extra }: FoundSummaryProps) {
  return (
    <Panel as="aside" aria-labelledby="own-voice-found">
      <Stack gap={4}>
        <Heading level={3} variant="h4" id="own-voice-found">
          What was found
        </Heading>
        <FactList
          items={[
            { label: 'Fits', value: String(fit) },
            { label: 'Sounds different', value: String(differ) },
            { label: 'Not in the file', value: String(missing) },
            { label: 'Extra words, left out', value: extra > 0 ? formatLength(extra) : '0:00' },
          ]}
        />
        <Text variant="small" tone="muted">
          Drag an edge in the picture above to cut a sentence elsewhere. The arrow keys move it by
          10 ms.
        </Text>
        <div className={styles.line}>
          <Icon icon={HardDrive} size="sm" />
          <Text variant="small" tone="muted">
            The file stays on this device.
          </Text>
        </div>
      </Stack>
    </Panel>
  );
}
