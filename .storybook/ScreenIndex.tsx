import { pathOf } from './StartMap.tsx';
import { firstStories, type IndexEntry, nameOf, useStoryIndex } from './useStoryIndex.ts';
import { WorkbenchLink } from './WorkbenchLink.tsx';

/** Every screen with the states that a reviewer asks for, and each of them on a phone in the dark. */
export function ScreenIndex() {
  const entries = useStoryIndex();
  return firstStories(entries, 'Screens').map(({ title }) => (
    <section key={title}>
      <h2>{nameOf({ title })}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">On a phone</th>
            <th scope="col">On a phone, dark</th>
          </tr>
        </thead>
        <tbody>
          {entries
            .filter((entry) => entry.title === title && isState(entry))
            .map((entry) => (
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
                  <WorkbenchLink
                    href={`${pathOf(entry)}&globals=viewport.value:mobile2;theme:dark`}
                  >
                    Phone, dark
                  </WorkbenchLink>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  ));
}

const isState = ({ type, tags }: IndexEntry) => type === 'story' && !tags.includes('tests');
