import { addressOf, PURPOSES } from './purposes.ts';
import * as styles from './start.css.ts';
import { firstStories, type IndexEntry, nameOf, useStoryIndex } from './useStoryIndex.ts';
import { WorkbenchLink } from './WorkbenchLink.tsx';

/** The address of a page or a story in the workbench. */
export const pathOf = ({ id, type }: Pick<IndexEntry, 'id' | 'type'>) =>
  `?path=/${type === 'docs' ? 'docs' : 'story'}/${id}`;

/** Three entry points, by what the reader came for. */
export function Doors() {
  return (
    <div className={styles.doors}>
      {DOORS.map(({ title, words, href }) => (
        <div key={title} className={styles.door}>
          <h2 className={styles.doorTitle}>
            <WorkbenchLink href={href}>{title}</WorkbenchLink>
          </h2>
          {words}
        </div>
      ))}
    </div>
  );
}

const DOORS = [
  {
    title: 'Find a component',
    words: 'By purpose, or by the word you would use for it.',
    href: '?path=/docs/start-find-a-component--docs',
  },
  {
    title: 'See a screen in a state',
    words: 'Empty, failed or full. Phone or desktop, light or dark.',
    href: '?path=/docs/start-see-a-screen-in-a-state--docs',
  },
  {
    title: 'Look at it in another light',
    words: 'Theme, text size, direction, backend: one address holds them all.',
    href: '?path=/docs/start-the-toolbar-and-addresses--docs',
  },
];

/** A map of the whole workbench, in the order of the sidebar. */
export function StartMap() {
  const entries = useStoryIndex();
  return (
    <>
      <MapRow title="Foundations" entries={firstStories(entries, 'Foundations')} />
      <div className={styles.mapRow}>
        <strong>Components</strong>
        <div className={styles.links}>
          {PURPOSES.map(({ name, components: [first = ''], components }) => (
            <span key={name}>
              <WorkbenchLink href={addressOf(first)}>{name}</WorkbenchLink>{' '}
              <span className={styles.muted}>{components.length}</span>
            </span>
          ))}
        </div>
      </div>
      <MapRow title="Screens" entries={firstStories(entries, 'Screens')} />
      <MapRow title="Flows" entries={firstStories(entries, 'Flows')} />
    </>
  );
}

function MapRow({ title, entries }: { title: string; entries: readonly IndexEntry[] }) {
  return (
    <div className={styles.mapRow}>
      <strong>{title}</strong>
      <div className={styles.links}>
        {entries.map((entry) => (
          <WorkbenchLink key={entry.id} href={pathOf(entry)}>
            {nameOf(entry)}
          </WorkbenchLink>
        ))}
      </div>
    </div>
  );
}
