import { Button } from '@lectern/ui';
import { useState } from 'react';
import { Comparison } from './Comparison.tsx';
import { type Change, modeOf, pictureUrl, storyUrl } from './changes.ts';
import { DifferencePicture } from './DifferencePicture.tsx';
import * as styles from './Stage.css.ts';
import { useHeld } from './useHeld.ts';
import type { View } from './views.ts';

interface StageProps {
  change: Change;
  view: View;
  /** Whether to show the live story next to its pictures. */
  isLive: boolean;
  areKeysOn: boolean;
}

/** Both pictures in the chosen view, pixel by pixel, and optionally the live story. */
export function Stage({ change, view, isLive, areKeysOn }: StageProps) {
  const [isWhole, setIsWhole] = useState(true);
  const isHeld = useHeld(areKeysOn && !change.isNew);
  const name = `${change.story || change.group}, ${modeOf(change)}`;
  const picture = (side: 'before' | 'after') => (
    <img
      className={styles.image({ isWhole })}
      src={pictureUrl(side, change)}
      alt={`${side === 'before' ? 'Before' : 'After'}: ${name}`}
    />
  );
  // Focusable, because it scrolls when the picture is larger than its frame.
  const scrolled = { tabIndex: 0, role: 'group', 'aria-label': `Comparison of ${name}` };
  const single = change.isNew ? 'after' : isHeld ? 'before' : undefined;
  return (
    <div className={styles.room({ isLive })}>
      <section className={styles.frame} aria-label="Pictures">
        <div className={styles.stage} {...scrolled}>
          {single ? (
            picture(single)
          ) : view === 'beside' ? (
            <div className={styles.beside}>
              {picture('before')}
              {picture('after')}
            </div>
          ) : view === 'difference' ? (
            <DifferencePicture change={change} isWhole={isWhole} areKeysOn={areKeysOn} />
          ) : (
            <Comparison key={view} kind={view} areKeysOn={areKeysOn}>
              {picture('before')}
              {picture('after')}
            </Comparison>
          )}
        </div>
        {single !== 'after' && view !== 'difference' && (
          <span className={styles.before}>Before</span>
        )}
        {single !== 'before' && view !== 'difference' && (
          <span className={styles.after}>After</span>
        )}
        <span className={styles.zoom}>
          <Button size="sm" onPress={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show at 100 %' : 'Fit'}
          </Button>
        </span>
      </section>
      {isLive && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the repository's own stories, whose service worker needs this origin
        <iframe className={styles.live} src={storyUrl(change)} title={`Live story: ${name}`} />
      )}
    </div>
  );
}
