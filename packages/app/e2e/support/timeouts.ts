/*
 * How long a test may wait before the expected event counts as missing, in ms. These guard against hanging
 * and measure nothing: a busy machine may take five times as long as an idle one.
 */

const MINUTE = 60_000;

/** For anything that the page shows on its own. */
export const PAGE_TIMEOUT = MINUTE;

/** For a click or a download, which may have to wait for the work that enables it. */
export const ACTION_TIMEOUT = 3 * MINUTE;

/** For a film, or a script to be spoken. */
export const FILM_TIMEOUT = 10 * MINUTE;

/** For a test including all the films that it makes. */
export const TEST_TIMEOUT = 20 * MINUTE;

/** For a test against the hosted backend; these make no films. */
export const HOSTED_TEST_TIMEOUT = 6 * MINUTE;
