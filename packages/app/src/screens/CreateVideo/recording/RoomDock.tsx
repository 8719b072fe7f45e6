import { Button } from '@lectern/ui';
import { ArrowRight, Check, Coffee, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button as RecordButton } from 'react-aria-components';
import { DockKeys } from './DockKeys.tsx';
import { DockMicrophone } from './DockMicrophone.tsx';
import * as styles from './RoomDock.css.ts';
import type { Room } from './useRoom.ts';

/**
 * Returns focus to the dock's main button when the dock changes, because its buttons appear and disappear.
 * Users who have moved on to another place on the page, such as the choice of microphone, keep their focus.
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

/** Microphone and level, the available actions, and their keys. */
export function RoomDock({ room }: { room: Room }) {
  const { phase, recording, isLast } = room;
  const isOn = recording.microphone.status === 'on';
  const dock = useDockFocus(`${phase} ${room.at}`);
  return (
    <footer className={styles.dock} data-foot>
      <DockMicrophone room={room} />
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
      <DockKeys phase={phase} />
    </footer>
  );
}
