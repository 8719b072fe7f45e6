/** Situations of the whole product, by their names in `?scenario=`. */
export const SCENARIO_NAMES = [
  /** The demo account with its films, a draft and scripts. */
  'default',
  /** The demo account without any content. */
  'new-account',
  /** The demo account after a busy quarter: finished and failed videos, drafts, scripts, saved avatars. */
  'busy-account',
  /** 5,000 videos. */
  'many-videos',
  /** Every call answers 500. */
  'server-down',
  /** Every call fails as if there were no network. */
  'offline',
  /** Signing in works; every later call says that the session has ended. */
  'session-expired',
  /** Renders stop for lack of space. */
  'quota-full',
] as const;

export type ScenarioName = (typeof SCENARIO_NAMES)[number];

/** Parses a scenario name from a URL or an option; unknown names give the default. */
export function toScenarioName(text: string | null): ScenarioName {
  return SCENARIO_NAMES.find((name) => name === text) ?? 'default';
}
