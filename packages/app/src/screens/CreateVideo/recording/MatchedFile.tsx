import { formatLength, Icon } from '@lectern/ui';
import { CircleCheck, FileHeadphone } from 'lucide-react';
import { formatBytes } from '../../../lib/format/formatBytes.ts';
import * as styles from './OwnVoice.css.ts';

export interface MatchedFileProps {
  file: File;
  /** Its length. */
  seconds: number;
  /** Time that matching took, in seconds. */
  took: number;
}

/** The file that was matched to the script. */
export function MatchedFile({ file, seconds, took }: MatchedFileProps) {
  return (
    <div className={styles.bar}>
      <span className={styles.disc}>
        <Icon icon={FileHeadphone} />
      </span>
      <div className={styles.barWords}>
        <div className={styles.barTitle} dir="auto">
          {file.name}
        </div>
        <div className={styles.barText}>
          {`${formatLength(seconds)}, ${formatBytes(file.size)}`}
        </div>
      </div>
      <div className={styles.matched} role="status">
        <Icon icon={CircleCheck} size="sm" />
        {`Matched in ${Math.max(1, Math.round(took))} ${Math.round(took) > 1 ? 'seconds' : 'second'}`}
      </div>
    </div>
  );
}
