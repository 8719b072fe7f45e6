import { useRef } from 'react';
import { fraction } from '../../format/fraction.ts';
import { resamplePeaks } from './peaks.ts';
import { useElementWidth } from './useElementWidth.ts';
import * as styles from './Waveform.css.ts';

export interface WaveformProps extends styles.WaveformVariants {
  /** Height: 24, 32 or 48 px; `md` when left out. */
  size?: styles.WaveformVariants['size'];
  /** Loudness, 0–1, at even steps; reduced to the bars that fit. */
  peaks: readonly number[];
  /** How much of it has been played, 0–1. */
  progress: number;
  /** From where on it may be wrong, 0–1; drawn as a warning until it is played. */
  doubtfulFrom?: number | null;
}

/** px of a bar with its gap, and of the gap. */
const PITCH = { xs: 5, sm: 7, md: 7 } as const;
const GAP = { xs: 2, sm: 3, md: 3 } as const;
/** Silence stays a visible dot. */
const SMALLEST = 0.12;

/** Sound as bars, decorative. Use `AudioPlayer` for something to listen to. */
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
          // Bars have no identity but their place.
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
