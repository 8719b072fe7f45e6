import { Button, Heading, Inline, Stack, Text } from '@lectern/ui';
import { Mic } from 'lucide-react';
import * as styles from './OwnVoice.css.ts';
import { OwnVoiceSummary, type OwnVoiceSummaryProps } from './OwnVoiceSummary.tsx';
import { SentenceRow } from './SentenceRow.tsx';
import { keptTake, missingNumbers } from './takes.ts';
import { useSentenceSounds } from './useSentenceSounds.ts';
import { KEPT_WORDS } from './verdictWords.ts';

export interface OwnVoiceReviewProps extends Omit<OwnVoiceSummaryProps, 'onBeforeDelete'> {
  /** Relative to the voice's own pace. */
  speed: number;
  /** Opens the room at a sentence (from 1), or at the first open one. */
  onRecord: (sentence?: number) => void;
  onChooseVoice: () => void;
}

/** The text about sentences that a voice speaks. */
const leftWords = (left: number, name: string): string =>
  left === 0
    ? 'All sentences are recorded.'
    : `${left} ${left === 1 ? 'is' : 'are'} spoken by ${name} until you record ${left === 1 ? 'it' : 'them'}.`;

/** The recorded sentences, to play and to record again. */
export function OwnVoiceReview(props: OwnVoiceReviewProps) {
  const { own, recorded, fallback, voices, isReadOnly, onRecord } = props;
  const { sentences } = recorded;
  const sounds = useSentenceSounds({ takeUrl: own.door.takeUrl, fallback, speed: props.speed });
  const left = missingNumbers(recorded).length;

  return (
    <Stack gap={6}>
      <div className={styles.head}>
        <div className={styles.headWords}>
          <Heading level={2}>Your recording</Heading>
          <Text variant="small" tone="muted">
            Play each sentence, or take it again. {leftWords(left, fallback.name)}
          </Text>
        </div>
        <Inline gap={2}>
          <Button variant="ghost" isDisabled={isReadOnly} onPress={props.onChooseVoice}>
            Choose a voice instead
          </Button>
          {left > 0 && (
            <Button icon={Mic} isDisabled={isReadOnly} onPress={() => onRecord()}>
              {`Record the ${left} left`}
            </Button>
          )}
        </Inline>
      </div>
      <div className={styles.review}>
        <ol className={styles.rows} role="list" aria-label="Sentences">
          {sentences.map((sentence, at) => {
            const take = keptTake(sentence);
            return (
              <SentenceRow
                key={sentence.key}
                number={at + 1}
                text={sentence.text}
                meanwhile={
                  take
                    ? null
                    : `${sentence.isChanged ? 'Changed after you recorded it. ' : ''}Spoken by ${fallback.name} meanwhile`
                }
                doubt={take?.verdict ? KEPT_WORDS[take.verdict.kind] : null}
                peaks={take?.peaks ?? []}
                seconds={take?.seconds ?? null}
                sound={take ? sounds.take(take) : sounds.reading(sentence)}
                isReadOnly={isReadOnly}
                onRecord={() => onRecord(at + 1)}
              />
            );
          })}
        </ol>
        <OwnVoiceSummary
          {...{ own, recorded, fallback, voices, isReadOnly }}
          onFallbackChange={props.onFallbackChange}
          onBeforeDelete={sounds.stop}
        />
      </div>
    </Stack>
  );
}
