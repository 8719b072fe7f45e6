export const messages = {
  all: (total: number, noun: string) => `All ${total} ${noun}`,
  some: (shown: number, total: number, noun: string) => `${shown} of ${total} ${noun}`,
  soFar: (shown: number, noun: string) => `${shown} ${noun} so far`,
  more: 'Load more',
};
