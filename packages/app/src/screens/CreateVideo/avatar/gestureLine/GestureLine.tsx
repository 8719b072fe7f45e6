import { formatMoment, media, toast, Tooltip, useMediaQuery, VisuallyHidden } from '@lectern/ui';
import { type RefCallback, useEffect, useRef, useState } from 'react';
import { Button, Toolbar } from 'react-aria-components';
import type { FilmGesture } from '../../../../backend/liveStudio.ts';
import { gestureChoice } from '../../script/gestures/gestureChoices.ts';
import { GestureIcon } from './GestureIcon.tsx';
import { GestureLegend } from './GestureLegend.tsx';
import * as styles from './GestureLine.css.ts';
import { tickPlaces } from './tickPlaces.ts';

export interface GestureLineProps {
  /** In chronological order. */
  gestures: readonly FilmGesture[];
  /** Length of the audio and the current position in it, in seconds. */
  duration: number;
  currentTime: number;
  onPlayFrom: (seconds: number) => void;
  /** Positions of gestures by rule that are turned off; they may still be in the list. */
  off: readonly number[];
  /** Null if nothing can be changed. */
  onOffChange: ((off: readonly number[]) => void) | null;
}

/** Playback of a gesture starts this many seconds before its first movement. */
const LEAD = 0.3;

const nameOf = ({ gesture, from, stroke }: FilmGesture, duration: number): string => {
  const source = from === 'mark' ? 'from your mark' : 'by rule';
  return `${gestureChoice(gesture).label}, ${formatMoment(stroke, duration)}, ${source}`;
};

/** Keeps the current position in view without scrolling the page. */
const following =
  (share: number): RefCallback<HTMLDivElement> =>
  (strip) => {
    const room = strip?.parentElement;
    if (!strip || !room || share === 0 || room.matches(':focus-within')) return;
    room.scrollLeft = share * strip.offsetWidth - room.clientWidth / 2;
  };

/**
 * The gestures of the film on a timeline: solid ticks from marks, dashed ones by rule. Pressing a tick
 * plays its gesture; Delete turns off one that is there by rule. The line scrolls if the film is long.
 */
export function GestureLine({
  gestures: all,
  duration,
  currentTime,
  onPlayFrom,
  off,
  onOffChange,
}: GestureLineProps) {
  const gestures = all.filter(({ from, at }) => from === 'mark' || !off.includes(at));
  const [heard, setHeard] = useState('');
  // Other gestures may be turned off before this one is undone.
  const latest = useRef(off);
  useEffect(() => {
    latest.current = off;
  }, [off]);
  const pointer = useMediaQuery(media.touch) ? 'coarse' : 'fine';
  const { width, places } = tickPlaces(
    gestures.map(({ stroke }) => stroke),
    duration,
    pointer,
  );
  const played = duration > 0 ? Math.min(1, currentTime / duration) : 0;

  function turnOff(gesture: FilmGesture, tick: HTMLElement): void {
    const label = gestureChoice(gesture.gesture).label;
    if (!onOffChange) return;
    if (gesture.from === 'mark') {
      setHeard(`${label} is a mark of your script: take it out there.`);
      return;
    }
    const next = tick.nextElementSibling ?? tick.previousElementSibling;
    if (next instanceof HTMLElement) next.focus();
    onOffChange([...off, gesture.at]);
    toast.show({
      children: `${label} is turned off.`,
      action: {
        label: 'Undo',
        onPress: () => onOffChange(latest.current.filter((place) => place !== gesture.at)),
      },
    });
  }

  return (
    <div className={styles.root}>
      <div className={styles.room}>
        <div
          ref={following(played)}
          className={styles.strip}
          style={{ inlineSize: `max(100%, ${width}px)` }}
        >
          <Toolbar className={styles.ticks} aria-label="Gestures">
            {gestures.map((gesture, index) => {
              const { from, at, start, end } = gesture;
              const name = nameOf(gesture, duration);
              const isNow = currentTime > 0 && start <= currentTime && currentTime < end;
              return (
                <Tooltip key={`${from} ${at} ${gesture.gesture}`} content={name}>
                  <Button
                    className={styles.tick}
                    style={{ insetInlineStart: `${(places[index] ?? 0) * 100}%` }}
                    data-rule={from === 'rule' || undefined}
                    data-now={isNow || undefined}
                    aria-label={name}
                    {...(from === 'rule' && onOffChange && { 'aria-keyshortcuts': 'Delete' })}
                    onPress={() => onPlayFrom(Math.max(0, start - LEAD))}
                    onKeyDown={(event) => {
                      if (event.key !== 'Delete' && event.key !== 'Backspace') return;
                      if (event.target instanceof HTMLElement) turnOff(gesture, event.target);
                    }}
                  >
                    <GestureIcon {...gestureChoice(gesture.gesture)} />
                  </Button>
                </Tooltip>
              );
            })}
          </Toolbar>
          <div className={styles.axis} aria-hidden="true">
            <div className={styles.played} style={{ inlineSize: `${played * 100}%` }} />
          </div>
        </div>
      </div>
      <GestureLegend off={off.length} onTurnOn={onOffChange && (() => onOffChange([]))} />
      <VisuallyHidden>
        <span role="status">{heard}</span>
      </VisuallyHidden>
    </div>
  );
}
