/** The earliest time that a `Date` can represent, in ms. */
const EARLIEST = -8.64e15;

const moment = (date: string | null) => (date === null ? EARLIEST : Date.parse(date));

/**
 * Compares two ISO dates as points in time, the earlier first; an unknown date comes before all others. As
 * text, they would compare by the local times of their offsets.
 */
export const byDate = (a: string | null, b: string | null) => moment(a) - moment(b);
