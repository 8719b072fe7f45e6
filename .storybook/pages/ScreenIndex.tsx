import { SearchField } from '@lectern/ui';
import { useState } from 'react';
import { screensMatching } from './findStates.ts';
import { pathOf } from './StartMap.tsx';
import * as styles from './start.css.ts';
import { type IndexEntry, nameOf, useStoryIndex } from './useStoryIndex.ts';
import { WorkbenchLink } from './WorkbenchLink.tsx';

/**
 * An index of every screen with the states that reviewers ask for, and a link to each on a phone in the
 * dark theme.
 */
export function ScreenIndex() {
  const entries = useStoryIndex();
  const [words, setWords] = useState('');
  const screens = screensMatching(entries, words);
  const count = screens.reduce((sum, { states }) => sum + states.length, 0);
  return (
    <>
      <SearchField
        label="Find a screen or a state"
        value={words}
        onChange={setWords}
        placeholder="my videos empty"
      />
      <p role="status" className={styles.muted}>
        {words.trim() !== '' && (count === 1 ? '1 state' : `${count} states`)}
      </p>
      {screens.map(({ title, page, states }) => (
        <section key={title}>
          <h2>
            {page ? (
              <WorkbenchLink href={pathOf(page)}>{nameOf({ title })}</WorkbenchLink>
            ) : (
              nameOf({ title })
            )}
          </h2>
          <StatesTable states={states} />
        </section>
      ))}
    </>
  );
}

function StatesTable({ states }: { states: readonly IndexEntry[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">On a phone</th>
          <th scope="col">On a phone, dark</th>
        </tr>
      </thead>
      <tbody>
        {states.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              <WorkbenchLink href={pathOf(entry)}>{entry.name}</WorkbenchLink>
            </th>
            <td>
              <WorkbenchLink href={`${pathOf(entry)}&globals=viewport.value:mobile2`}>
                Phone
              </WorkbenchLink>
            </td>
            <td>
              <WorkbenchLink href={`${pathOf(entry)}&globals=viewport.value:mobile2;theme:dark`}>
                Phone, dark
              </WorkbenchLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
