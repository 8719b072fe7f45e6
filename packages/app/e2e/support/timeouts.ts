/*
 * How long a wait may last before it counts as one for what never comes, in ms. They guard against hanging
 * and measure nothing: a busy machine may take five times as long as an idle one.
 */

const MINUTE = 60_000;

/** For what the page shows by itself. */
export const PAGE_TIMEOUT = MINUTE;

/** For a click or a download, which may wait for the work that makes it possible. */
export const ACTION_TIMEOUT = 3 * MINUTE;

/** For a film, or a script that is spoken. */
export const FILM_TIMEOUT = 10 * MINUTE;

/** For a test with all the films that it makes. */
export const TEST_TIMEOUT = 20 * MINUTE;
