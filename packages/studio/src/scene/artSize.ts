/** Side of the square that each style is drawn in, in its own units. */
export const ART_SIZE = { avataaars: 280, notionists: 1744 } as const;
