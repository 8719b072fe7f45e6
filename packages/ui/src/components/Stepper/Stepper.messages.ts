export const messages = {
  progress: 'Progress',
  step: (number: number, count: number, label: string) => `Step ${number} of ${count}: ${label}`,
  done: (label: string) => `${label}, done`,
};
