export const messages = {
  value: (time: string, duration: string) => `${time} of ${duration}`,
};
