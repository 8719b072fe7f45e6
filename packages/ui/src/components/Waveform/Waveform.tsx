import { useRef } from 'react';
import { fraction } from '../../format/fraction.ts';
import { resamplePeaks } from './peaks.ts';
import { useElementWidth } from './useElementWidth.ts';
import * as styles from './Waveform.css.ts';

export interface WaveformProps extends styles.WaveformVariants {
  /** Loudness, 0–1, at even steps; reduced to the bars that fit. */
  peaks: readonly number[];
  /** How much of it has been played, 0–1. */
  progress: number;
}

/** px of a bar with its gap. */
const PITCH = 7;
/** Silence stays a visible dot. */
const SMALLEST = 0.12;

/** Sound as bars, decorative. Use `AudioPlayer` for something to listen to. */
export function Waveform({ peaks, progress, size }: WaveformProps) {
  const ref = useRef<HTMLDivElement>(null);
  const width = useElementWidth(ref);
  const room = Math.max(8, Math.floor((width + 3) / PITCH));
  // Draw a row of dots until peaks are known, never an invented wave.
  const bars = resamplePeaks(
    peaks.length > 0 ? peaks : Array.from({ length: room }, () => 0),
    room,
  );
  const played = fraction(progress) * bars.length;
  return (
    <div ref={ref} className={styles.waveform({ size })} aria-hidden="true">
      {bars.map((peak, index) => (
        <span
          // Bars have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={styles.bar}
          data-played={index + 0.5 <= played || undefined}
          style={{ blockSize: `${Math.max(SMALLEST, peak) * 100}%` }}
        />
      ))}
    </div>
  );
}
