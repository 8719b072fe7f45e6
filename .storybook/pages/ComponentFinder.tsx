import { SearchField } from '@lectern/ui';
import { useState } from 'react';
import { aliasesOf } from './aliases.ts';
import { findComponents } from './findComponents.ts';
import { addressOf, PURPOSES } from './purposes.ts';
import * as styles from './start.css.ts';
import { WorkbenchLink } from './WorkbenchLink.tsx';

/** A list of all components by purpose, or of those that match a search, with the reason. */
export function ComponentFinder() {
  const [word, setWord] = useState('');
  const found = findComponents(word);
  return (
    <>
      <SearchField label="Find by any word" value={word} onChange={setWord} placeholder="modal" />
      {word.trim() !== '' && (
        <div role="status">
          <p>{found.length === 1 ? '1 component' : `${found.length} components`}</p>
          {found.map(({ component, purpose, called }) => (
            <div key={component} className={styles.found}>
              <WorkbenchLink href={addressOf(component)}>{component}</WorkbenchLink>
              <span className={styles.muted}>
                {purpose}
                {called.length > 0 && `, also called ${called.join(', ')}`}
              </span>
            </div>
          ))}
        </div>
      )}
      {PURPOSES.map(({ name, sentence, components }) => (
        <section key={name}>
          <h2>{name}</h2>
          <p>{sentence}</p>
          {components.map((component) => (
            <div key={component} className={styles.found}>
              <WorkbenchLink href={addressOf(component)}>{component}</WorkbenchLink>
              {aliasesOf(component).length > 0 && (
                <span className={styles.muted}>also called {aliasesOf(component).join(', ')}</span>
              )}
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
