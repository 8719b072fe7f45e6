import type { AppStory, DeclaredAnswer } from '../scripts/lib/screenStories.mjs';

const WORDS: Readonly<Record<string, string>> = {
  ok: 'as the server answers',
  slow: 'as the server answers, after 2 s',
  empty: 'the least that the contract allows',
  pending: 'no answer yet',
  offline: 'no network',
  malformed: 'broken JSON',
  answering: 'its own answer',
  odd: 'outside the contract',
};

/** An answer in words: '403, then as the server answers'. */
export function answerWords({ answer, status, isOnce = false }: DeclaredAnswer): string {
  const words = status === undefined ? (WORDS[answer] ?? 'a failure') : String(status);
  return isOnce ? `${words}, then as the server answers` : words;
}

/** The situation of `?scenario=` in which the running app meets these answers; undefined if none does. */
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
 * Where the running app shows a story's state: an address with its scenario; undefined for a state
 * that no scenario brings about.
 */
export function appAddress({ path, answers }: Pick<AppStory, 'path' | 'answers'>) {
  const scenario = scenarioFor(answers);
  if (path === undefined || scenario === undefined) return undefined;
  if (scenario === 'default') return path;
  return `${path}${path.includes('?') ? '&' : '?'}scenario=${scenario}`;
}
