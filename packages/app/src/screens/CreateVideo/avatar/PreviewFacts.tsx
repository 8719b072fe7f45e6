import { FactList, formatLength, Text } from '@lectern/ui';
import * as styles from './AvatarStep.css.ts';

export interface PreviewFactsProps {
  /** The chosen presenter; null while none is. */
  name: string | null;
  /** Whether that presenter can be seen speaking. */
  isLive: boolean;
  /** 'Marcus, American'; null while it is not known. */
  voice: string | null;
  /** Seconds of audio; null while it is not known. */
  seconds: number | null;
  /** What the render will be, below the presenter's own facts. */
  facts: { label: string; value: string }[];
}

/** What the video is made of, below its preview. */
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
