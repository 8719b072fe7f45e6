/** The earliest moment that a `Date` can name, in ms. */
const EARLIEST = -8.64e15;

const moment = (date: string | null) => (date === null ? EARLIEST : Date.parse(date));

/**
 * Compares two ISO dates by the moments that they name, the earlier first; an unknown date is before all
 * others. As text they would compare by the local times of their offsets.
 */
export const byDate = (a: string | null, b: string | null) => moment(a) - moment(b);
