export const messages = {
  all: (total: number, noun: string) => `All ${total} ${noun}`,
  some: (shown: number, total: number, noun: string) => `${shown} of ${total} ${noun}`,
  more: 'Load more',
};
