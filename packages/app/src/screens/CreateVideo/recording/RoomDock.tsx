import { Button, IconButton, LevelMeter, media, Menu, Select, useMediaQuery } from '@lectern/ui';
import { ArrowRight, Check, Coffee, Mic, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button as RecordButton } from 'react-aria-components';
import * as styles from './Room.css.ts';
import type { Room } from './useRoom.ts';

function Level({ room: { recorder } }: { room: Room }) {
  const { level } = recorder;
  const { bars, word } = useSyncExternalStore(level.subscribe, level.getSnapshot);
  return <LevelMeter label="Level of the microphone" value={bars} word={word} />;
}

const KEYS: Readonly<Record<Room['phase'], readonly (readonly [key: string, does: string])[]>> = {
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

/**
 * Brings focus back to the dock's main button when the dock changes, as its buttons come and go; who has
 * moved on to another place of the page, such as the choice of microphone, stays there.
 */
function useDockFocus(of: string) {
  const dock = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const wasShown = shown.current;
    shown.current = of;
    if (wasShown === of) return;
    const { activeElement } = document;
    const isElsewhere =
      wasShown !== null &&
      activeElement !== null &&
      activeElement !== document.body &&
      !activeElement.closest('[data-room-place]');
    if (!isElsewhere) dock.current?.querySelector<HTMLElement>('[data-main] button')?.focus();
  }, [of]);
  return dock;
}

function Main({ children }: { children: ReactNode }) {
  return (
    <span className={styles.answer} data-main>
      {children}
    </span>
  );
}

/** Which microphone hears; phones have the list behind a button. */
function MicrophoneChoice({ room: { recorder, recording, phase } }: { room: Room }) {
  const { microphone, devices } = recording;
  const isPhone = useMediaQuery(media.belowMd);
  const current = microphone.status === 'on' ? microphone : null;
  if (!isPhone) {
    return (
      <Select
        label="Microphone"
        isLabelHidden
        placeholder="No microphone"
        items={devices.map(({ id, label }) => ({ id, label }))}
        selectedKey={current?.id ?? null}
        isDisabled={phase === 'recording'}
        onSelectionChange={(id) => void recorder.turnOn(id)}
      />
    );
  }
  return (
    <Menu
      label="Microphone"
      trigger={
        <IconButton
          icon={Mic}
          variant="secondary"
          aria-label={`Microphone: ${current?.label ?? 'none'}`}
          isDisabled={phase === 'recording' || devices.length === 0}
        />
      }
      items={devices.map(({ id, label }) => ({
        id,
        label,
        icon: id === current?.id ? Check : Mic,
        onAction: () => void recorder.turnOn(id),
      }))}
    />
  );
}

/** Microphone and level, what can be done now, and its keys. */
export function RoomDock({ room }: { room: Room }) {
  const { phase, recording, isLast } = room;
  const isOn = recording.microphone.status === 'on';
  const dock = useDockFocus(`${phase} ${room.at}`);
  return (
    <footer className={styles.dock}>
      <div className={styles.microphone}>
        <MicrophoneChoice room={room} />
        <Level room={room} />
      </div>
      <div
        ref={dock}
        className={styles.actions}
        data-room-place
        role="group"
        aria-label="This take"
      >
        {(phase === 'ready' || phase === 'recording') && (
          <>
            <span className={styles.beside}>
              {phase === 'ready' ? (
                <Button variant="ghost" isDisabled={room.sentences.length < 2} onPress={room.skip}>
                  Skip
                </Button>
              ) : (
                <Button variant="ghost" onPress={room.startOver}>
                  Start over
                </Button>
              )}
            </span>
            <span data-main>
              <RecordButton
                className={styles.record}
                aria-label={phase === 'ready' ? 'Record' : 'Stop'}
                data-stops={phase === 'recording' || undefined}
                isDisabled={!isOn}
                onPress={phase === 'ready' ? room.record : room.stop}
              />
            </span>
            <span className={styles.beside}>
              <Button
                variant="ghost"
                icon={Coffee}
                isDisabled={phase === 'recording'}
                onPress={room.takeBreak}
              >
                Break
              </Button>
            </span>
          </>
        )}
        {phase === 'take' && (
          <>
            <span className={styles.answer}>
              <Button size="lg" icon={RotateCcw} isDisabled={!isOn} onPress={room.record}>
                Retake
              </Button>
            </span>
            <Main>
              <Button
                variant="primary"
                size="lg"
                iconEnd={isLast ? Check : ArrowRight}
                onPress={room.keep}
              >
                {isLast ? 'Keep and finish' : 'Keep, next sentence'}
              </Button>
            </Main>
          </>
        )}
        {phase === 'problem' && (
          <>
            <span className={styles.answer}>
              <Button size="lg" onPress={room.keep}>
                Keep it
              </Button>
            </span>
            <Main>
              <Button
                variant="primary"
                size="lg"
                icon={RotateCcw}
                isDisabled={!isOn}
                onPress={room.record}
              >
                Record again
              </Button>
            </Main>
          </>
        )}
        {phase === 'break' && (
          <Main>
            <Button variant="primary" size="lg" onPress={room.goOn}>
              Go on
            </Button>
          </Main>
        )}
      </div>
      <div className={styles.keys}>
        {KEYS[phase].map(([key, does]) => (
          <span key={key} className={styles.keyHint}>
            <kbd className={styles.key}>{key}</kbd>
            {does}
          </span>
        ))}
      </div>
    </footer>
  );
}
