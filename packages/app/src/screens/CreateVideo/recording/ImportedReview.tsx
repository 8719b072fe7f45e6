import { Banner, Button, Heading, Inline, Stack, Text } from '@lectern/ui';
import { Mic } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ImportedStretch, RecordingsOfScript } from '../../../backend/voiceRecordings.ts';
import { useUnmount } from '../../../lib/useUnmount.ts';
import { useSamplePlayer } from '../audio/useSamplePlayer.ts';
import { FoundSummary } from './FoundSummary.tsx';
import { inFileOrder, isFound, leftOut, peaksOf } from './importTrack.ts';
import { ImportTrack } from './ImportTrack.tsx';
import { MatchedFile } from './MatchedFile.tsx';
import * as styles from './OwnVoice.css.ts';
import { SentenceRow } from './SentenceRow.tsx';
import { sentenceCount } from './takes.ts';
import type { Import, ImportState } from './useImport.ts';
import { IMPORTED_WORDS, KEPT_WORDS } from './verdictWords.ts';

type Matched = Extract<ImportState, { status: 'matched' }>;

export interface ImportedReviewProps {
  matched: Matched;
  recorded: RecordingsOfScript;
  /** Name of the voice that speaks missing sentences meanwhile. */
  fallbackName: string;
  isReadOnly: boolean;
  /** Whether its sentences are being kept. */
  isKeeping: boolean;
  edges: Pick<Import, 'move' | 'moved' | 'takeFirst'>;
  onAnother: () => void;
  /** Keeps the sentences found and opens the room at a sentence (from 1), or at the first open one. */
  onRecord: (sentence?: number) => void;
}

/** '9 of 12 sentences fit. Look at the 3 that do not, the rest is ready.' */
function fitWords(fit: number, all: number): string {
  const rest = all - fit;
  if (rest === 0) return all === 1 ? 'The sentence fits.' : `All ${sentenceCount(all)} fit.`;
  return `${fit} of ${sentenceCount(all)} fit. Look at the ${rest} that ${rest === 1 ? 'does' : 'do'} not, the rest is ready.`;
}

const NOTES = {
  telephone: 'This file has telephone quality (8 kHz). It can be used, and will sound like a call.',
  'one-side': 'Only one side has sound. It is used for both.',
} as const;

/** Explains what is doubtful about a stretch; of two readings, the user can choose the first. */
function doubtOf(
  { key, verdict, first }: ImportedStretch,
  isReadOnly: boolean,
  onFirst: (key: string) => void,
): ReactNode {
  if (!first) return IMPORTED_WORDS[verdict.kind];
  return (
    <>
      {verdict.kind === 'twice' ? KEPT_WORDS.twice : IMPORTED_WORDS[verdict.kind]}
      <Button size="sm" variant="ghost" isDisabled={isReadOnly} onPress={() => onFirst(key)}>
        Use the first
      </Button>
    </>
  );
}

/** Where the script's sentences are in a file, shown before any of it is kept. */
export function ImportedReview(props: ImportedReviewProps) {
  const { matched, recorded, fallbackName, isKeeping, edges } = props;
  const isReadOnly = props.isReadOnly || isKeeping;
  const { file, recording, stretches, took } = matched;
  const { duration, peaks, notes = [] } = recording;
  const { sentences } = recorded;
  const [url] = useState(() => URL.createObjectURL(file));
  useUnmount(() => URL.revokeObjectURL(url));
  const player = useSamplePlayer(() => undefined);

  const numberOf = (key: string) => sentences.findIndex((each) => each.key === key) + 1;
  const found = stretches.filter(isFound);
  const fit = found.filter(({ verdict }) => verdict.kind === 'fits').length;
  const missing = sentences.length - found.length;
  const gaps = leftOut(stretches, duration, peaks);
  const extra = gaps.reduce((sum, { start, end }) => sum + end - start, 0);
  return (
    <Stack gap={4}>
      <div className={styles.head}>
        <div className={styles.headWords}>
          <Heading level={2}>Your recording, matched</Heading>
          <Text variant="small" tone="muted">
            {fitWords(fit, sentences.length)}
          </Text>
        </div>
        <Inline gap={2}>
          <Button variant="ghost" isDisabled={isKeeping} onPress={props.onAnother}>
            Use another file
          </Button>
          {missing > 0 && (
            <Button icon={Mic} isDisabled={isReadOnly} onPress={() => props.onRecord()}>
              Record the missing ones
            </Button>
          )}
        </Inline>
      </div>
      {found.length < sentences.length / 2 && (
        <Banner
          tone="warning"
          isLive
          action={{ label: 'Choose another', onPress: props.onAnother, isPending: isKeeping }}
        >
          {`Only ${found.length} of ${sentenceCount(sentences.length)} were found. Is this the recording of this script?`}
        </Banner>
      )}
      {notes.map((note) => (
        <Banner key={note} tone="info">
          {NOTES[note]}
        </Banner>
      ))}
      <MatchedFile file={file} seconds={duration} took={took} />
      <div>
        <ImportTrack
          {...{ duration, peaks, isReadOnly, leftOut: gaps }}
          blocks={inFileOrder(stretches).map(({ key, start, end, verdict }) => ({
            ...{ key, start, end, number: numberOf(key) },
            state:
              player.sample?.id === key && player.sample.isPlaying
                ? 'playing'
                : verdict.kind === 'fits'
                  ? 'fits'
                  : 'differs',
          }))}
          onMove={edges.move}
          onMoved={edges.moved}
        />
      </div>
      <div className={styles.review}>
        <ol className={styles.rows} role="list" aria-label="Sentences">
          {sentences.map(({ key, text }, at) => {
            const stretch = found.find((each) => each.key === key);
            const seconds = stretch ? stretch.end - stretch.start : null;
            const sample = player.sample?.id === key ? player.sample : null;
            const progress =
              sample && stretch && seconds !== null
                ? Math.max(0, (sample.currentTime - stretch.start) / seconds)
                : 0;
            return (
              <SentenceRow
                key={key}
                number={at + 1}
                text={text}
                meanwhile={stretch ? null : `Not in the file. Spoken by ${fallbackName} meanwhile`}
                doubt={stretch ? doubtOf(stretch, isReadOnly, edges.takeFirst) : null}
                peaks={stretch ? peaksOf(peaks, duration, stretch) : []}
                seconds={seconds}
                sound={
                  stretch
                    ? {
                        isPlaying: sample?.isPlaying ?? false,
                        isPending: sample?.isPending ?? false,
                        progress: Math.min(1, progress),
                        // A stretch that has ended plays from its start again.
                        onPress: () => {
                          if (sample && !sample.isPlaying && progress >= 0.97) player.stop();
                          player.toggle(key, `${url}#t=${stretch.start},${stretch.end}`);
                        },
                      }
                    : null
                }
                isReadOnly={isReadOnly}
                onRecord={() => props.onRecord(at + 1)}
              />
            );
          })}
        </ol>
        <FoundSummary {...{ fit, missing, extra }} differ={found.length - fit} />
      </div>
    </Stack>
  );
}
