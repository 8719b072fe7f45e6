import {
  Button,
  formatMoment,
  formatTime,
  formatLength,
  Icon,
  Menu,
  StatusChip,
  Waveform,
} from '@lectern/ui';
import { ChevronDown, Coffee, Info, Mic, Square, TriangleAlert, Volume2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { PlayRing } from './PlayRing.tsx';
import { isNotice } from './takes.ts';
import * as styles from './TakeStrip.css.ts';
import type { Room } from './useRoom.ts';
import { problemWords } from './verdictWords.ts';

/** Number of bars that fit in the widest strip. */
const MOST_BARS = 140;

/** The take while it is spoken; re-renders on its own, many times a second. */
function LiveStrip({ room: { recorder } }: { room: Room }) {
  const { seconds, peaks } = useSyncExternalStore(recorder.subscribeLive, recorder.getLive);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const bars = isStill ? [] : peaks.slice(-MOST_BARS);
  return (
    <>
      <span className={styles.live}>Recording</span>
      <span className={styles.liveWave} aria-hidden="true">
        {bars.map((peak, at) => (
          <span
            // Bars have no identity except their position.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            className={styles.liveBar}
            style={{ blockSize: `${Math.max(12, Math.sqrt(peak) * 100)}%` }}
          />
        ))}
        <span className={styles.liveRest} />
      </span>
      <span className={styles.time}>{formatTime(seconds)}</span>
    </>
  );
}

/** The problem with a take, the take itself, and the point from which it differs. */
function ProblemStrip({ room }: { room: Room }) {
  const { take, sentence, sounds } = room;
  if (!take?.verdict) return null;
  const { title, help } = problemWords(take.verdict, sentence.text);
  const sound = sounds.take(take);
  const { from, kind } = take.verdict;
  const isInfo = isNotice(take.verdict);
  // The take that was made from the first reading.
  const first = kind === 'twice' && sentence.takes[sentence.takes.indexOf(take) - 1];
  const doubtfulFrom = kind === 'differs' ? (from ?? 0) / take.seconds : null;
  return (
    <>
      <span className={styles.disc} data-tone={isInfo ? 'info' : 'warning'}>
        <Icon icon={isInfo ? Info : TriangleAlert} />
      </span>
      <div className={styles.problem}>
        <div className={styles.problemTitle}>{title}</div>
        {help}
      </div>
      <div className={styles.problemTake}>
        <PlayRing name="this take" {...sound} />
        <div className={styles.stripWave}>
          <Waveform
            size="xs"
            peaks={take.peaks}
            progress={sound.progress}
            doubtfulFrom={doubtfulFrom}
          />
        </div>
        <span className={styles.time}>{formatLength(take.seconds)}</span>
        {first && (
          <Button variant="secondary" size="sm" onPress={() => room.chooseTake(first.id)}>
            Use the first
          </Button>
        )}
        <Takes room={room} />
      </div>
    </>
  );
}

/** The takes of the sentence to choose from, if there are several. */
function Takes({ room: { sentence, take, chooseTake } }: { room: Room }) {
  const { takes } = sentence;
  if (takes.length < 2) return null;
  const number = takes.findIndex(({ id }) => id === take?.id) + 1;
  return (
    <Menu
      label="Takes"
      trigger={
        <Button variant="ghost" size="sm" iconEnd={ChevronDown}>
          {`Take ${number}`}
        </Button>
      }
      items={takes.map(({ id, seconds }, at) => ({
        id,
        label: `Take ${at + 1}, ${formatLength(seconds)}`,
        onAction: () => chooseTake(id),
      }))}
    />
  );
}

function TakenStrip({ room }: { room: Room }) {
  const { take, sounds, sentence } = room;
  if (!take) return null;
  const sound = sounds.take(take);
  return (
    <>
      <PlayRing name="this take" size="lg" {...sound} />
      <div className={styles.stripWave}>
        <Waveform size="sm" peaks={take.peaks} progress={sound.progress} />
      </div>
      <span className={styles.time}>
        {sound.heard === null
          ? formatLength(take.seconds)
          : `${formatMoment(sound.heard, take.seconds)} / ${formatLength(take.seconds)}`}
      </span>
      {take.verdict === null ? (
        <StatusChip tone="neutral">Comparing</StatusChip>
      ) : (
        <StatusChip tone="success">
          {take.id === sentence.keptTakeId ? 'Kept' : 'Sounds right'}
        </StatusChip>
      )}
      <Takes room={room} />
    </>
  );
}

/** One strip per state (design guide, Recording room). */
export function TakeStrip({ room }: { room: Room }) {
  const { phase, sentence, sounds, fallback, take } = room;
  const reading = sounds.reading(sentence);
  return (
    <div
      className={styles.strip}
      data-phase={phase}
      data-notice={(phase === 'problem' && take?.verdict && isNotice(take.verdict)) || undefined}
    >
      {phase === 'ready' && (
        <>
          <Icon icon={Mic} />
          <span className={styles.stripWords}>
            {sentence.isChanged
              ? `You changed this sentence after recording it. Record it again, or let ${fallback.name} speak it meanwhile.`
              : 'Press record, then read. It stops by itself when you do.'}
          </span>
          {reading && (
            <Button
              variant="ghost"
              size="sm"
              icon={reading.isPlaying ? Square : Volume2}
              isPending={reading.isPending}
              onPress={reading.onPress}
            >
              {reading.isPlaying ? 'Stop' : `Hear ${fallback.name} read it`}
            </Button>
          )}
        </>
      )}
      {phase === 'break' && (
        <>
          <Icon icon={Coffee} />
          <span className={styles.stripWords}>
            A break. The microphone is off, and all that you recorded is kept.
          </span>
        </>
      )}
      {phase === 'recording' && <LiveStrip room={room} />}
      {phase === 'saving' && <span className={styles.stripWords}>Keeping this take…</span>}
      {phase === 'take' && <TakenStrip room={room} />}
      {phase === 'problem' && <ProblemStrip room={room} />}
    </div>
  );
}
