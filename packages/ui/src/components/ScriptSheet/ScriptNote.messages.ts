export const messages = {
  place: (number: number, count: number) => `${number} of ${count}`,
  previous: 'Previous place',
  next: 'Next place',
};
