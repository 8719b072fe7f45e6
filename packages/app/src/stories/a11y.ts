/**
 * `parameters.a11y` for stories in which something becomes pending and ends: React Aria's live
 * announcer keeps what it said for some seconds, by then without the spinner that named it.
 */
export const withoutAnnouncer = { context: { exclude: ['[data-live-announcer]'] } };
