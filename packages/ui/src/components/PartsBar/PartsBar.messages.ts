const parts = (count: number) => (count === 1 ? '1 part' : `${count} parts`);

export const messages = {
  kept: 'Kept',
  made: 'Made now',
  toMake: 'To make',
  /** An entry of the legend; the first one names the unit. */
  entry: (name: string, count: number, isFirst: boolean) =>
    `${name}, ${isFirst ? parts(count) : count}`,
};
