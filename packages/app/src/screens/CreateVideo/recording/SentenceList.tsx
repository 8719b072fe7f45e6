import { formatLength, Icon, VisuallyHidden } from '@lectern/ui';
import { Check, SkipForward, TriangleAlert } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import * as styles from './SentenceList.css.ts';
import { keptTake, tickOf } from './takes.ts';
import type { Room } from './useRoom.ts';
import { LIST_WORDS } from './verdictWords.ts';

/** The script's sentences with their states; the current one is selected. */
export function SentenceList({ room, onChosen }: { room: Room; onChosen?: () => void }) {
  const { sentences, at, skipped } = room;
  return (
    <ListBox
      aria-label="Sentences"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[String(at)]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys;
        if (key === undefined) return;
        room.goTo(Number(key));
        onChosen?.();
      }}
    >
      {sentences.map((sentence, place) => {
        const kept = keptTake(sentence);
        const changed = sentence.isChanged ? 'Changed after you recorded it.' : null;
        const why = kept ? kept.verdict && LIST_WORDS[kept.verdict.kind] : changed;
        const isSkipped = kept === null && skipped.includes(sentence.key);
        const state = tickOf(sentence);
        return (
          <ListBoxItem
            key={sentence.key}
            id={String(place)}
            textValue={sentence.text}
            className={styles.sentence}
          >
            <span className={styles.mark} data-state={state}>
              {state === 'kept' && <Icon icon={Check} size="sm" />}
              {state === 'doubtful' && <Icon icon={TriangleAlert} size="sm" />}
              {state !== 'open' && <VisuallyHidden>{`${place + 1}, kept`}</VisuallyHidden>}
              {state === 'open' && (isSkipped ? <Icon icon={SkipForward} size="sm" /> : place + 1)}
            </span>
            <span className={styles.sentenceText} dir="auto" title={sentence.text}>
              {sentence.text}
            </span>
            <span className={styles.sentenceTime}>
              {kept ? formatLength(kept.seconds) : isSkipped && 'Skipped'}
            </span>
            {why !== null && <span className={styles.why}>{why}</span>}
          </ListBoxItem>
        );
      })}
    </ListBox>
  );
}
