import { Clapperboard, UserRound } from 'lucide-react';
import { createLatePart } from '../../loading/latePart.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Waveform } from '../Waveform/Waveform.tsx';
import * as styles from './Thumbnail.css.ts';

/** The kinds of picture for a project's stages. */
export type ThumbnailKind =
  'empty' | 'lines' | 'wave' | 'waveReady' | 'avatar' | 'processing' | 'failed' | 'video';

export interface ProjectThumbnail {
  kind: ThumbnailKind;
  /** Picture of the presenter or the finished video; an icon if it is missing or broken. */
  src?: string | null;
}

/** Loaded late, because few videos are new enough to need it. */
const lateLectern = createLatePart(() => import('../EmptyState/Lectern.tsx'));

/** A symbol for speech, not a measured waveform. */
const WAVE = [
  54, 55, 33, 26, 36, 31, 21, 18, 23, 28, 22, 32, 48, 46, 22, 50, 70, 57, 21, 68, 86, 60, 32, 83,
  93, 55, 44, 91, 91, 45, 53, 90, 81, 33,
].map((height) => height / 100);
const LINES = ['100%', '92%', '96%', '60%'];

/** The decorative drawing inside a project's thumbnail. */
export function Thumbnail({ kind, src = null }: ProjectThumbnail) {
  switch (kind) {
    case 'empty':
      return <Empty />;
    case 'lines':
      return (
        <div className={styles.drawing} aria-hidden="true">
          <div className={styles.lines}>
            {LINES.map((inlineSize) => (
              <span key={inlineSize} className={styles.line} style={{ inlineSize }} />
            ))}
          </div>
        </div>
      );
    case 'wave':
    case 'waveReady':
      return (
        <div className={styles.drawing}>
          <Waveform peaks={WAVE} progress={kind === 'waveReady' ? 1 : 0} />
        </div>
      );
    case 'video':
      return <Picture src={src} missingIcon={Clapperboard} />;
    default:
      return (
        <>
          <div className={styles.picture[kind]}>
            <Picture src={src} missingIcon={UserRound} />
          </div>
          {kind === 'processing' && <div className={styles.dim} />}
        </>
      );
  }
}

function Empty() {
  const late = lateLectern.usePart();
  return (
    <div className={styles.drawing} aria-hidden="true">
      <div className={styles.lectern}>{late && <late.LecternDrawing />}</div>
    </div>
  );
}
