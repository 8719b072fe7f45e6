import { type Change, modeOf, pictureUrl } from './changes.ts';
import { groupsOf } from './groups.ts';
import type { Judging } from './judging.ts';
import * as styles from './Rail.css.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface RailProps {
  judging: Judging;
  onOpen: (id: string) => void;
}

/** All changes next to the open one; hidden where there is no room. */
export function Rail({ judging: { changes, marks, current }, onOpen }: RailProps) {
  return (
    <nav className={styles.rail} aria-label="Changes">
      {groupsOf(changes).map(({ name, section, changes: ofGroup }) => (
        <section key={`${section}/${name}`}>
          <h2 className={styles.title}>
            {section} / {name}
            <span className={styles.count}>
              {ofGroup.filter(({ id }) => marks[id]).length} of {ofGroup.length}
            </span>
          </h2>
          <ul>
            {ofGroup.map((change: Change) => (
              <li key={change.id}>
                <button
                  type="button"
                  className={styles.row}
                  aria-current={change.id === current ? 'true' : undefined}
                  onClick={() => onOpen(change.id)}
                >
                  <img
                    className={styles.thumbnail}
                    src={pictureUrl('after', change)}
                    alt=""
                    loading="lazy"
                  />
                  <span className={styles.words}>
                    {change.story || name}
                    <span className={styles.mode}>{modeOf(change)}</span>
                  </span>
                  <VerdictMark mark={marks[change.id]} change={change} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
