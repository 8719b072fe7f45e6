import type { OperationId } from '@lectern/api-client/contract';
import type {
  AppStory,
  AppTitle,
  DeclaredAnswer,
} from '../../scripts/lib/sources/screenStories.mjs';
import type { AnswerName } from '../toolbar/chosenAnswer.ts';

/** A column of 'Operations and states', with the variants of an endpoint that belong to it. */
export interface AnswerColumn {
  title: string;
  answers: readonly string[];
  /** The toolbar's choice that shows it; undefined for a response that only a story can give. */
  tried?: AnswerName;
}

export const ANSWER_COLUMNS: readonly AnswerColumn[] = [
  { title: 'Responds', answers: ['ok'], tried: 'ok' },
  { title: 'Empty', answers: ['empty'], tried: 'empty' },
  { title: 'Slow', answers: ['slow'], tried: 'slow' },
  { title: 'Waiting', answers: ['pending'], tried: 'pending' },
  { title: 'Fails', answers: ['failing'], tried: '500' },
  { title: 'Offline', answers: ['offline'], tried: 'offline' },
  { title: 'Broken', answers: ['malformed'], tried: 'malformed' },
  { title: 'Custom response', answers: ['answering', 'odd'] },
];

/** Operations that return a list, the only ones whose response can be empty. */
const LISTS: readonly OperationId[] = ['listAvatars', 'listProjects', 'listScripts', 'listVoices'];

/** Stories that declare a response of an operation, in the order of the sidebar's files. */
export function storiesDeclaring(
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
 * A cell: the stories that show a response; if there are none, an address to try it at; null if an
 * operation has no such response.
 */
export function answerCell(
  titles: readonly AppTitle[],
  operation: OperationId,
  { answers, tried }: AnswerColumn,
): { stories: AppStory[]; address?: string } | null {
  const stories = storiesDeclaring(titles, operation, ({ answer }) => answers.includes(answer));
  if (stories[0]) return { stories, address: `?path=/story/${stories[0].id}` };
  if (tried === undefined || (tried === 'empty' && !LISTS.includes(operation))) return null;
  const [user] = storiesDeclaring(titles, operation);
  if (!user) return null;
  return {
    stories,
    address: `?path=/story/${user.id}&globals=operation:${operation};answer:${tried}`,
  };
}
