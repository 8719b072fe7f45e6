import type { AppStory } from '../../scripts/lib/sources/screenStories.mjs';
import { answerWords, appAddress } from './answerWords.ts';
import * as styles from './screenPage.css.ts';
import { isForMachines } from '../storyTiers.ts';
import { WorkbenchLink } from './WorkbenchLink.tsx';

/**
 * A table of a screen's states: the responses that produce each, its story, and its address in the running
 * app.
 */
export function ScreenStates({ stories }: { stories: readonly AppStory[] }) {
  const forMachines = stories.filter(({ name }) => isForMachines(name));
  return (
    <>
      <StatesTable stories={stories.filter((story) => !forMachines.includes(story))} />
      {forMachines.length > 0 && (
        <details className={styles.folded}>
          <summary>Tests: hostile values, narrow windows, other directions</summary>
          <StatesTable stories={forMachines} />
        </details>
      )}
    </>
  );
}

function StatesTable({ stories }: { stories: readonly AppStory[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Responses that produce it</th>
          <th scope="col">In the running app</th>
        </tr>
      </thead>
      <tbody>
        {stories.map((story) => (
          <tr key={story.id}>
            <th scope="row" className={styles.state}>
              <WorkbenchLink href={`?path=/story/${story.id}`}>{story.label}</WorkbenchLink>
              {story.words !== '' && <div className={styles.words}>{story.words}</div>}
            </th>
            <td>
              {story.answers.length === 0 && 'The toolbar’s scenario'}
              {story.answers.map((declared) => (
                <div key={JSON.stringify(declared)}>
                  <code>{declared.operation}</code> {answerWords(declared)}
                </div>
              ))}
            </td>
            <td>
              <AppAddress story={story} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The address of a state in the app; for a state without an address, how to get there. */
function AppAddress({ story }: { story: AppStory }) {
  const address = appAddress(story);
  if (address !== undefined) return <code>{address}</code>;
  if (story.path === undefined) return 'Only in the story';
  return (
    <>
      <code>{story.path}</code>, when the server gives these responses
    </>
  );
}
