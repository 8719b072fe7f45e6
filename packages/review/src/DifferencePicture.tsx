import { tokens } from '@lectern/ui/tokens';
import { useEffect, useRef } from 'react';
import type { Change } from './changes.ts';
import { paintDifference, type Rgb } from './paintDifference.ts';
import { pixelsOfBoth, useDifference } from './pictures.ts';
import * as styles from './Stage.css.ts';

const rgb = (hex: string): Rgb => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/** In the theme of the picture, whatever the page's is. */
const colorsOf = (theme: Change['theme']) => {
  const { danger, accentGraphic } = tokens.themes[theme].color;
  return { gone: rgb(danger.solid), come: rgb(accentGraphic) };
};

interface DifferencePictureProps {
  change: Change;
  isWhole: boolean;
}

/** What differs, in color on pale grey, each place framed and numbered. */
export function DifferencePicture({ change, isWhole }: DifferencePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const difference = useDifference(change);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !difference) return undefined;
    const { width, height } = difference;
    let isGone = false;
    const paint = async () => {
      const [before, after] = await pixelsOfBoth(change);
      if (isGone) return;
      const painted = paintDifference(before, after, colorsOf(change.theme));
      context.putImageData(new ImageData(painted, width, height), 0, 0);
    };
    void paint();
    return () => {
      isGone = true;
    };
  }, [change, difference]);
  if (!difference) return null;
  const { width, height, places } = difference;
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div className={styles.difference}>
      <canvas
        ref={canvas}
        className={styles.image({ isWhole })}
        width={width}
        height={height}
        role="img"
        aria-label={`Difference: ${places.length === 1 ? '1 place' : `${places.length} places`}`}
      />
      {places.map((place, index) => (
        <span
          key={`${place.x} ${place.y}`}
          className={styles.place}
          style={{
            left: percent(place.x, width),
            top: percent(place.y, height),
            width: percent(place.width, width),
            height: percent(place.height, height),
          }}
        >
          <span className={styles.number}>{index + 1}</span>
        </span>
      ))}
    </div>
  );
}
