import { BETA_ACCOUNT, DEMO_ACCOUNT } from '../fixtures/demoAccount.ts';

/** The users of stories, by their names in the workbench's toolbar and URLs. */
export const STORY_USERS = [
  /** The demo account. */
  'plain',
  /** The account that also sees beta AI edit templates. */
  'beta',
  /** A visitor without a session. */
  'signed-out',
] as const;

export type StoryUser = (typeof STORY_USERS)[number];

/** Parses a user's name from a URL or a global; unknown names give the plain user. */
export function toStoryUser(text: unknown): StoryUser {
  return STORY_USERS.find((user) => user === text) ?? 'plain';
}

/** The username behind a story's user; null for a visitor. */
export function signedInAs(user: StoryUser): string | null {
  if (user === 'signed-out') return null;
  return user === 'beta' ? BETA_ACCOUNT.username : DEMO_ACCOUNT.username;
}
