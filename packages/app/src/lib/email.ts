/** Something, an at sign, something with a dot in it: as simple as section 5 asks. */
export const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
