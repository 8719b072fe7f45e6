import { ringSize, type Size } from '@lectern/studio/looks';
import { textStyleOf } from './lookStyle.ts';
import type { LookTitleProps } from './LookTitle.tsx';
import { ring } from './LookWords.css.ts';

export interface LookRingProps extends Pick<LookTitleProps, 'title' | 'text' | 'measure'> {
  picture: Size;
  /** The centre of the head and the title's distance from it. */
  head: { x: number; y: number; radius: number };
}

/** A title on an arc over the speaker's head, in its own SVG. */
export function LookRing({ title, text, measure, picture, head }: LookRingProps) {
  const written = text.toUpperCase();
  const length = Math.max(0.1, measure(written, title.face));
  const room = Math.min(head.x, picture.width - head.x) - 0.03;
  const size = ringSize(length, title.face.size, head.radius, room);
  const [x, y, radius] = [head.x * 100, head.y * 100, head.radius * 100];
  return (
    <svg
      className={ring}
      viewBox={`0 0 ${picture.width * 100} ${picture.height * 100}`}
      aria-hidden="true"
    >
      <path
        id="look-ring"
        d={`M${x} ${y + radius}a${radius} ${radius} 0 0 1 0 ${-2 * radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}`}
        fill="none"
      />
      <text
        style={{
          ...textStyleOf(title),
          fill: title.color,
          fontSize: `${size * 100}px`,
        }}
      >
        <textPath href="#look-ring" startOffset="50%" textAnchor="middle">
          {written}
        </textPath>
      </text>
    </svg>
  );
}
