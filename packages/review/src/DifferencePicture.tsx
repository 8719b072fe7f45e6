import { VisuallyHidden } from '@lectern/ui';
import { tokens } from '@lectern/ui/tokens';
import { useEffect, useRef, useState } from 'react';
import type { Change } from './changes.ts';
import { paintDifference, type Rgb } from './paintDifference.ts';
import { pixelsOfBoth, useDifference } from './pictures.ts';
import * as styles from './Stage.css.ts';
import { useReviewKeys } from './useReviewKeys.ts';

const rgb = (hex: string): Rgb => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/** Uses the theme of the picture, not that of the page. */
const colorsOf = (theme: Change['theme']) => {
  const { danger, accentGraphic } = tokens.themes[theme].color;
  return { gone: rgb(danger.solid), come: rgb(accentGraphic) };
};

interface DifferencePictureProps {
  change: Change;
  isWhole: boolean;
  areKeysOn: boolean;
}

/** The differences in colour on pale grey, each place framed and numbered. */
export function DifferencePicture({ change, isWhole, areKeysOn }: DifferencePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const current = useRef<HTMLSpanElement>(null);
  const [placeIndex, setPlaceIndex] = useState<number | null>(null);
  const difference = useDifference(change);
  const count = difference?.places.length ?? 0;
  useReviewKeys(areKeysOn && count > 0, {
    N: () => setPlaceIndex((index) => ((index ?? -1) + 1) % count),
  });
  useEffect(() => {
    if (placeIndex === null) return;
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [placeIndex]);
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
          ref={index === placeIndex ? current : undefined}
          className={styles.place({ isCurrent: index === placeIndex })}
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
      <div role="status">
        <VisuallyHidden>
          {placeIndex !== null && `Place ${placeIndex + 1} of ${places.length}`}
        </VisuallyHidden>
      </div>
    </div>
  );
}
