import type { OperationId } from '@lectern/api-client/contract';
import type { AppStory, AppTitle, DeclaredAnswer } from '../scripts/lib/screenStories.mjs';
import type { AnswerName } from './chosenAnswer.ts';

/** A column of 'Operations and states': the variants of an endpoint that belong to it. */
export interface AnswerColumn {
  title: string;
  answers: readonly string[];
  /** What the toolbar would choose to try it; undefined for what only a story can say. */
  tried?: AnswerName;
}

export const ANSWER_COLUMNS: readonly AnswerColumn[] = [
  { title: 'Answers', answers: ['ok'], tried: 'ok' },
  { title: 'Empty', answers: ['empty'], tried: 'empty' },
  { title: 'Slow', answers: ['slow'], tried: 'slow' },
  { title: 'Waiting', answers: ['pending'], tried: 'pending' },
  { title: 'Fails', answers: ['failing'], tried: '500' },
  { title: 'Offline', answers: ['offline'], tried: 'offline' },
  { title: 'Broken', answers: ['malformed'], tried: 'malformed' },
  { title: 'Own answer', answers: ['answering', 'odd'] },
];

/** Operations whose answer is a list, which alone can be empty. */
const LISTS: readonly OperationId[] = ['listAvatars', 'listProjects', 'listScripts', 'listVoices'];

/** Stories that declare an answer of an operation, in the order of the sidebar's files. */
export function storiesThat(
  titles: readonly AppTitle[],
  operation: OperationId,
  isMeant: (declared: DeclaredAnswer) => boolean = () => true,
): AppStory[] {
  return titles.flatMap(({ stories }) =>
    stories.filter(({ answers }) =>
      answers.some((declared) => declared.operation === operation && isMeant(declared)),
    ),
  );
}

/**
 * A cell: stories that show an answer; none, and where to try it; or null where an operation has no
 * such answer.
 */
export function answerCell(
  titles: readonly AppTitle[],
  operation: OperationId,
  { answers, tried }: AnswerColumn,
): { stories: AppStory[]; address?: string } | null {
  const stories = storiesThat(titles, operation, ({ answer }) => answers.includes(answer));
  if (stories[0]) return { stories, address: `?path=/story/${stories[0].id}` };
  if (tried === undefined || (tried === 'empty' && !LISTS.includes(operation))) return null;
  const [user] = storiesThat(titles, operation);
  if (!user) return null;
  return {
    stories,
    address: `?path=/story/${user.id}&globals=operation:${operation};answer:${tried}`,
  };
}
