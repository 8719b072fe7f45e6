import type { AppStory, DeclaredAnswer } from '../../scripts/lib/sources/screenStories.mjs';

const WORDS: Readonly<Record<string, string>> = {
  ok: 'as the server responds',
  slow: 'as the server responds, after 2 s',
  empty: 'the minimum that the contract allows',
  pending: 'no response yet',
  offline: 'no network',
  malformed: 'broken JSON',
  answering: 'a custom response',
  odd: 'outside the contract',
};

/** Describes a response in words: '403, then as the server responds'. */
export function answerWords({ answer, status, isOnce = false }: DeclaredAnswer): string {
  const words = status === undefined ? (WORDS[answer] ?? 'a failure') : String(status);
  return isOnce ? `${words}, then as the server responds` : words;
}

/**
 * The `?scenario=` in which the running app gets these responses; undefined if there is no such scenario.
 */
function scenarioFor(answers: readonly DeclaredAnswer[]): string | undefined {
  const [first, ...others] = answers;
  if (first === undefined) return 'default';
  if (others.length > 0) return undefined;
  if (first.answer === 'ok') return 'default';
  if (first.answer === 'empty') return 'new-account';
  if (first.answer === 'offline') return 'offline';
  if (first.status === 401) return 'session-expired';
  return first.status === 500 ? 'server-down' : undefined;
}

/**
 * The address at which the running app shows a story's state, with its scenario; undefined for a state that
 * no scenario produces.
 */
export function appAddress({ path, answers }: Pick<AppStory, 'path' | 'answers'>) {
  const scenario = scenarioFor(answers);
  if (path === undefined || scenario === undefined) return undefined;
  if (scenario === 'default') return path;
  return `${path}${path.includes('?') ? '&' : '?'}scenario=${scenario}`;
}
