import { formatTime, Panel, Text, VisuallyHidden } from '@lectern/ui';
import { Fragment } from 'react';
import type { ScriptChange } from '../../../backend/BackendContext.ts';
import * as styles from './ProcessingStep.css.ts';

type Word = ScriptChange['words'][number];

function Words({ text, state }: Word) {
  switch (state) {
    case 'removed':
      return (
        <del className={styles.removed}>
          <VisuallyHidden>Before: </VisuallyHidden>
          {text}
        </del>
      );
    case 'added':
      return (
        <ins className={styles.added}>
          <VisuallyHidden>Now: </VisuallyHidden>
          {text}
        </ins>
      );
    case 'same':
      return text;
  }
}

/** The first sentence of a script that differs from the previous film, with its moment. */
export function ChangedSentence({ change: { words, at, sentences } }: { change: ScriptChange }) {
  const more = sentences - 1;
  return (
    <Panel padding="md">
      {at !== null && (
        <Text variant="caption" tone="subtle" numeric>
          At {formatTime(at)}
        </Text>
      )}
      <div className={styles.sentence}>
        <Text dir="auto">
          {words.map((word, place) => (
            // The words of a sentence never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={place}>
              {word.state === 'added' && words[place - 1]?.state === 'removed' && ' '}
              <Words {...word} />
            </Fragment>
          ))}
        </Text>
      </div>
      {more > 0 && (
        <Text variant="caption" tone="subtle">
          And {more} more {more === 1 ? 'sentence' : 'sentences'}.
        </Text>
      )}
    </Panel>
  );
}
