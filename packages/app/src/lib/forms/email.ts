/** Some text, an at sign, some text with a dot in it: as simple as section 5 requires. */
export const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
