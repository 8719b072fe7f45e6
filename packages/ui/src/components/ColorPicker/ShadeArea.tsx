import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useLocale } from 'react-aria-components';
import { visuallyHidden } from '../Text/Text.css.ts';
import { hexOfHsb, type Hsb } from './hsb.ts';
import * as styles from './ColorPicker.css.ts';

export interface ShadeAreaProps {
  /** Of the whole picker. */
  label: string;
  value: Hsb;
  onChange: (value: Hsb) => void;
}

const CHANNELS = ['saturation', 'brightness'] as const;
type Channel = (typeof CHANNELS)[number];

const WORDS: Record<Channel, string> = { saturation: 'Saturation', brightness: 'Brightness' };

/** What an arrow moves, and which way. */
const ARROWS = new Map<string, readonly [Channel, 1 | -1]>([
  ['ArrowLeft', ['saturation', -1]],
  ['ArrowRight', ['saturation', 1]],
  ['ArrowDown', ['brightness', -1]],
  ['ArrowUp', ['brightness', 1]],
]);

/** Where a key goes, per cent. */
const ENDS = new Map([
  ['Home', 0],
  ['End', 100],
]);

/** A key's step, and with Shift; per cent. */
const STEP = 1;
const LARGE_STEP = 10;

const percent = (share: number) => Math.min(100, Math.max(0, share * 100));

/**
 * Shades of one hue: saturation along the text, brightness upwards. A slider for each to assistive
 * technology; the arrows of both axes work from either.
 */
export function ShadeArea({ label, value, onChange }: ShadeAreaProps) {
  const isMirrored = useLocale().direction === 'rtl';
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const moveTo = ({ clientX, clientY }: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    if (!box) return;
    const along = (clientX - box.left) / box.width;
    onChange({
      ...value,
      saturation: percent(isMirrored ? 1 - along : along),
      brightness: percent(1 - (clientY - box.top) / box.height),
    });
  };

  const onKeyDown = (focused: Channel) => (event: KeyboardEvent) => {
    const [channel, sign] = ARROWS.get(event.key) ?? [focused, 0];
    const end = ENDS.get(event.key);
    if (sign === 0 && end === undefined) return;
    // The browser would move the slider that has focus, whichever arrow it was.
    event.preventDefault();
    const mirror = isMirrored && channel === 'saturation' ? -1 : 1;
    const by = sign * mirror * (event.shiftKey ? LARGE_STEP : STEP);
    onChange({ ...value, [channel]: end ?? percent((value[channel] + by) / 100) });
  };

  return (
    <div
      ref={area}
      role="group"
      aria-label={label}
      className={styles.area}
      style={{ backgroundColor: `hsl(${value.hue} 100% 50%)` }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        // Keeps the browser from moving focus to nothing.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        input.current?.focus();
        moveTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
      }}
    >
      <span
        className={`${styles.thumb} ${styles.areaThumb}`}
        style={{
          insetInlineStart: `${value.saturation}%`,
          insetBlockEnd: `${value.brightness}%`,
          backgroundColor: hexOfHsb(value),
        }}
      >
        {CHANNELS.map((channel, index) => (
          <input
            key={channel}
            ref={index === 0 ? input : undefined}
            type="range"
            className={visuallyHidden}
            aria-label={WORDS[channel]}
            aria-valuetext={`${Math.round(value[channel])} %`}
            min={0}
            max={100}
            value={Math.round(value[channel])}
            onKeyDown={onKeyDown(channel)}
            onChange={(event) => onChange({ ...value, [channel]: Number(event.target.value) })}
          />
        ))}
      </span>
    </div>
  );
}
