import { useRef } from 'react';
import { fraction } from '../../format/fraction.ts';
import { resamplePeaks } from './peaks.ts';
import { useElementWidth } from './useElementWidth.ts';
import * as styles from './Waveform.css.ts';

export interface WaveformProps extends styles.WaveformVariants {
  /** Height: 24, 32 or 48 px; `md` by default. */
  size?: styles.WaveformVariants['size'];
  /** Loudness at even intervals, 0–1; reduced to the bars that fit. */
  peaks: readonly number[];
  /** Fraction that has been played, 0–1. */
  progress: number;
  /** Position from which the sound may be wrong, 0–1; drawn as a warning until it is played. */
  doubtfulFrom?: number | null;
}

/** Width in px of a bar with its gap, and of the gap. */
const PITCH = { xs: 5, sm: 7, md: 7 } as const;
const GAP = { xs: 2, sm: 3, md: 3 } as const;
/** Keeps silence visible as a dot. */
const SMALLEST = 0.12;

/** Sound drawn as bars, decorative. Use `AudioPlayer` for playback. */
export function Waveform({ peaks, progress, doubtfulFrom, size = 'md' }: WaveformProps) {
  const ref = useRef<HTMLDivElement>(null);
  const width = useElementWidth(ref);
  const room = Math.max(8, Math.floor((width + GAP[size]) / PITCH[size]));
  // Draw a row of dots until peaks are known, never an invented wave.
  const bars = resamplePeaks(
    peaks.length > 0 ? peaks : Array.from({ length: room }, () => 0),
    room,
  );
  const played = fraction(progress) * bars.length;
  const doubtful = (doubtfulFrom ?? 1) * bars.length;
  return (
    <div ref={ref} className={styles.waveform({ size })} aria-hidden="true">
      {bars.map((peak, index) => (
        <span
          // Bars have no identity except their position.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={styles.bar}
          data-doubtful={index + 0.5 > doubtful || undefined}
          data-played={index + 0.5 <= played || undefined}
          style={{ blockSize: `${Math.max(SMALLEST, peak) * 100}%` }}
        />
      ))}
    </div>
  );
}
