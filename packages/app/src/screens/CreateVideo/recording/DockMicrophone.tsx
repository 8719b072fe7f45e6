import { IconButton, LevelMeter, media, Menu, Select, useMediaQuery } from '@lectern/ui';
import { Check, Mic } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import * as styles from './RoomDock.css.ts';
import type { Room } from './useRoom.ts';

function Level({ room: { recorder } }: { room: Room }) {
  const { level } = recorder;
  const { bars, word } = useSyncExternalStore(level.subscribe, level.getSnapshot);
  return <LevelMeter label="Level of the microphone" value={bars} word={word} />;
}

/** The choice of microphone; on phones the list is behind a button. */
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

/** The microphone in use, and its level. */
export function DockMicrophone({ room }: { room: Room }) {
  return (
    <div className={styles.microphone}>
      <MicrophoneChoice room={room} />
      <Level room={room} />
    </div>
  );
}
