import { Banner, formatTime, VisuallyHidden } from '@lectern/ui';
import { MicOff, Unplug } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePageHeading } from '../../../navigation/usePageHeading.ts';
import { AskForMicrophone, TROUBLE_WORDS } from './AskForMicrophone.tsx';
import { isAllowed } from './microphone/microphone.ts';
import * as styles from './Room.css.ts';
import { RoomDock } from './RoomDock.tsx';
import { RoomTop } from './RoomTop.tsx';
import { SentenceList } from './SentenceList.tsx';
import { doubtfulPart, tickOf, type Tick } from './takes.ts';
import { TakeStrip } from './TakeStrip.tsx';
import { type Room, type RoomInput, useRoom } from './useRoom.ts';
import { useRoomKeys } from './useRoomKeys.ts';
import { problemWords } from './verdictWords.ts';

/** The notice about the microphone while the room is open. */
function MicrophoneNotice({ room: { recording, recorder } }: { room: Room }) {
  const { microphone } = recording;
  const choose = () => void recorder.turnOn(null);
  if (microphone.status === 'on' && microphone.isMuted) {
    return (
      <Banner tone="warning" icon={MicOff} isLive>
        Nothing arrives: the microphone is muted on its own switch or in your system.
      </Banner>
    );
  }
  if (microphone.status === 'on' && microphone.wanted !== null) {
    return (
      <Banner tone="info" icon={Unplug} isLive>
        {`“${microphone.wanted}” is not connected. “${microphone.label}” hears you in its place.`}
      </Banner>
    );
  }
  if (microphone.status === 'lost') {
    const { label, at } = microphone;
    return (
      <Banner
        tone="warning"
        icon={Unplug}
        isLive
        action={{ label: 'Choose another', onPress: choose }}
      >
        {at === null
          ? `“${label}” went away.`
          : `“${label}” went away at ${formatTime(at)}. What you said before is kept as a take.`}
      </Banner>
    );
  }
  if (microphone.status === 'trouble') {
    return (
      <Banner tone="warning" icon={MicOff} isLive action={{ label: 'Try again', onPress: choose }}>
        {TROUBLE_WORDS[microphone.trouble]}
      </Banner>
    );
  }
  return null;
}

/** Returns the screen reader announcement: the last event, and how a take compares. */
function newsOf({ news, phase, take, sentence }: Room): string {
  if (phase === 'saving') return '';
  if (phase === 'problem' && take?.verdict) {
    const { title, help } = problemWords(take.verdict, sentence.text);
    return `${title} ${help}`;
  }
  if (phase === 'take' && take && take.id !== sentence.keptTakeId) {
    const number = sentence.takes.indexOf(take) + 1;
    return take.verdict ? `Take ${number}. Sounds right.` : `Take ${number}.`;
  }
  return news;
}

export interface RecordingRoomProps extends RoomInput {
  /** Title of the project. */
  title: string;
  onLeave: () => void;
  onUseRecording: () => void;
}

/** The room where the user reads the script, sentence by sentence. */
export function RecordingRoom({ title, onLeave, onUseRecording, ...input }: RecordingRoomProps) {
  const room = useRoom(input);
  const heading = usePageHeading('Your own voice');
  const [wasOn, setWasOn] = useState(false);
  const { microphone } = room.recording;
  if (microphone.status === 'on' && !wasOn) setWasOn(true);
  useRoomKeys(room);

  // A microphone that was allowed before needs no further prompt.
  const enter = useEffectEvent(async (isGone: () => boolean) => {
    if ((await isAllowed()) && !isGone()) await room.recorder.turnOn(null);
  });
  useEffect(() => {
    let isGone = false;
    void enter(() => isGone);
    return () => {
      isGone = true;
    };
  }, []);

  const { sentences, at, sentence, phase, take } = room;
  const ticks = sentences.map((each, place): Tick => {
    const tick = tickOf(each);
    return wasOn && place === at && tick === 'open' ? 'current' : tick;
  });
  const top = (
    <RoomTop {...{ title, ticks, onLeave }} kept={room.kept} room={wasOn ? room : null} />
  );
  if (!wasOn) {
    return (
      <div className={styles.room}>
        {top}
        <AskForMicrophone
          sentences={sentences.length}
          isAsking={microphone.status === 'asking'}
          trouble={microphone.status === 'trouble' ? microphone.trouble : null}
          headingRef={heading}
          onTurnOn={() => void room.recorder.turnOn(null)}
          onUseRecording={onUseRecording}
        />
      </div>
    );
  }

  const [before, different, after] = doubtfulPart(sentence.text, phase === 'problem' ? take : null);
  return (
    <div className={styles.room}>
      {top}
      <div className={styles.middle}>
        <nav className={styles.side} aria-label="Sentences of the script" data-room-place>
          <h2 className={styles.listTitle}>Sentences</h2>
          <SentenceList room={room} />
        </nav>
        <main className={styles.stage}>
          <div className={styles.lines}>
            <div className={styles.notice}>
              <MicrophoneNotice room={room} />
            </div>
            {at > 0 && (
              <p className={styles.previous} dir="auto">
                {sentences[at - 1]?.text}
              </p>
            )}
            <h1 key={at} ref={heading} tabIndex={-1} className={styles.current} dir="auto">
              {before}
              {different !== '' && <span className={styles.different}>{different}</span>}
              {after}
            </h1>
            <TakeStrip room={room} />
            {at + 1 < sentences.length && (
              <p className={styles.next} dir="auto">
                <small className={styles.nextLabel}>Next</small>
                {sentences[at + 1]?.text}
              </p>
            )}
          </div>
        </main>
      </div>
      <RoomDock room={room} />
      <div role="status">
        <VisuallyHidden>{newsOf(room)}</VisuallyHidden>
      </div>
    </div>
  );
}
