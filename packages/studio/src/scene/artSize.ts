/** Side of the square in which each style is drawn, in its own units. */
export const ART_SIZE = { avataaars: 280, notionists: 1744 } as const;
