import { FactList, formatLength, Text } from '@lectern/ui';
import * as styles from './AvatarStep.css.ts';

export interface PreviewFactsProps {
  /** The chosen presenter; null if none is chosen. */
  name: string | null;
  /** Whether that presenter can be previewed speaking. */
  isLive: boolean;
  /** 'Marcus, American'; null while unknown. */
  voice: string | null;
  /** Length of the audio in seconds; null while unknown. */
  seconds: number | null;
  /** Facts about the render, below the presenter's own. */
  facts: { label: string; value: string }[];
}

/** The facts about the video, below its preview. */
export function PreviewFacts({ name, isLive, voice, seconds, facts }: PreviewFactsProps) {
  return (
    <div className={styles.facts}>
      {isLive && name !== null && (
        <div className={styles.promise}>
          <Text variant="small" tone="muted">
            {name} speaks your script, made on this device. Free: no credits are used.
          </Text>
        </div>
      )}
      <FactList
        items={[
          { label: 'Avatar', value: name ?? 'Not chosen yet' },
          { label: 'Voice', value: voice ?? '–' },
          { label: 'Length', value: seconds === null ? '–' : formatLength(seconds) },
          ...facts,
        ]}
      />
    </div>
  );
}
