/** Whole-product situations by name, as `?scenario=` takes them. */
export const SCENARIO_NAMES = [
  /** The demo account with its films, a draft and scripts. */
  'default',
  /** The demo account with nothing in it. */
  'new-account',
  /** The demo account after a busy quarter: videos in every state, scripts, saved avatars. */
  'busy-account',
  /** 5,000 videos. */
  'many-videos',
  /** Every call answers 500. */
  'server-down',
  /** Every call fails as without a network. */
  'offline',
  /** Signing in works; every later call says that the session has ended. */
  'session-expired',
  /** Renders stop for lack of space. */
  'quota-full',
] as const;

export type ScenarioName = (typeof SCENARIO_NAMES)[number];

/** A scenario's name from outside (an address, an option); unknown ones give the default. */
export function toScenarioName(text: string | null): ScenarioName {
  return SCENARIO_NAMES.find((name) => name === text) ?? 'default';
}
