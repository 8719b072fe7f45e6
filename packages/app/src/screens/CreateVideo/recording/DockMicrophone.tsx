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

/** Which microphone hears, and how loud it is. */
export function DockMicrophone({ room }: { room: Room }) {
  return (
    <div className={styles.microphone}>
      <MicrophoneChoice room={room} />
      <Level room={room} />
    </div>
  );
}
