import { Banner } from '@lectern/ui';
import { type Change, modeOf, pictureUrl, type Side } from './changes.ts';
import * as styles from './ConflictPictures.css.ts';
import * as stage from './Stage.css.ts';

const TITLES: Readonly<Record<Side, string>> = {
  before: 'Where both began',
  stored: 'On main',
  after: 'On this branch',
};

/** The versions of a picture that was stored again after this comparison. */
export function ConflictPictures({ change }: { change: Change }) {
  const name = `${change.story || change.group}, ${modeOf(change)}`;
  const sides = change.isNew
    ? (['stored', 'after'] as const)
    : (['before', 'stored', 'after'] as const);
  return (
    <div className={styles.room}>
      <Banner tone="warning">
        Main changed this picture after this comparison. Choose which one is right; nothing is
        written before you finish.
      </Banner>
      <div className={styles.pictures}>
        {sides.map((side) => (
          <figure key={side} className={styles.figure}>
            <figcaption className={styles.caption}>{TITLES[side]}</figcaption>
            <div
              className={stage.stage}
              // Focusable, because it scrolls when the picture is larger than its frame.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              role="group"
              aria-label={`${TITLES[side]}: ${name}`}
            >
              <img
                className={stage.image({ isWhole: true })}
                src={pictureUrl(side, change)}
                alt={`${TITLES[side]}: ${name}`}
              />
            </div>
          </figure>
        ))}
      </div>
    </div>
  );
}
