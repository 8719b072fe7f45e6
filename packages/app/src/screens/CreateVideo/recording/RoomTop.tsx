import { Button, Drawer, Icon, IconButton } from '@lectern/ui';
import { ArrowLeft, HardDrive, List } from 'lucide-react';
import { useState } from 'react';
import * as styles from './RoomTop.css.ts';
import { SentenceList } from './SentenceList.tsx';
import { SentenceTicks } from './SentenceTicks.tsx';
import { progressWords, type Tick } from './takes.ts';
import type { Room } from './useRoom.ts';

export interface RoomTopProps {
  /** Title of the project. */
  title: string;
  ticks: readonly Tick[];
  kept: number;
  /** Null before the microphone is on. */
  room: Room | null;
  onLeave: () => void;
}

/** Back, the progress, and where recordings are kept. */
export function RoomTop({ title, ticks, kept, room, onLeave }: RoomTopProps) {
  const [isListOpen, setListOpen] = useState(false);
  return (
    <header className={styles.top}>
      <div className={styles.topStart}>
        <IconButton icon={ArrowLeft} isDirectional aria-label="Back to voice" onPress={onLeave} />
        <div className={styles.names}>
          <div className={styles.name}>Your own voice</div>
          <div className={styles.project} dir="auto">
            {title}
          </div>
        </div>
      </div>
      <div className={styles.progress}>
        <div className={styles.ticks}>
          <SentenceTicks ticks={ticks} />
        </div>
        <span className={styles.count}>{progressWords(kept, ticks.length)}</span>
      </div>
      <div className={styles.topEnd}>
        <span className={styles.onDevice}>
          <Icon icon={HardDrive} size="sm" />
          Kept on this device
        </span>
        {room && (
          <>
            <div className={styles.leave}>
              <Button onPress={onLeave}>Leave, go on later</Button>
            </div>
            <div className={styles.listButton}>
              <IconButton
                icon={List}
                aria-label="All sentences"
                onPress={() => setListOpen(true)}
              />
            </div>
            <Drawer label="Sentences" isOpen={isListOpen} onOpenChange={setListOpen}>
              <SentenceList room={room} onChosen={() => setListOpen(false)} />
            </Drawer>
          </>
        )}
      </div>
    </header>
  );
}
