import { KeyCap } from '@lectern/ui';
import * as styles from './RoomDock.css.ts';
import type { Phase } from './roomState.ts';

const KEYS: Readonly<Record<Phase, readonly (readonly [key: string, does: string])[]>> = {
  ready: [
    ['Space', 'Record'],
    ['S', 'Skip'],
    ['↑ ↓', 'Sentence'],
  ],
  recording: [
    ['Space', 'Stop'],
    ['Esc', 'Throw away'],
  ],
  saving: [],
  take: [
    ['P', 'Hear'],
    ['R', 'Retake'],
    ['Enter', 'Keep'],
    ['S', 'Skip'],
  ],
  problem: [
    ['P', 'Hear'],
    ['R', 'Record again'],
    ['K', 'Keep'],
    ['S', 'Skip'],
  ],
  break: [['Enter', 'Go on']],
};

/** The keys that currently do something; `useRoomKeys` listens for them. */
export function DockKeys({ phase }: { phase: Phase }) {
  return (
    <div className={styles.keys}>
      {KEYS[phase].map(([key, does]) => (
        <span key={key} className={styles.keyHint}>
          <KeyCap>{key}</KeyCap>
          {does}
        </span>
      ))}
    </div>
  );
}
