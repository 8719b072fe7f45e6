/** Ways to look at two pictures, in the order of their keys. */
export const VIEWS = [
  { id: 'beside', title: 'Beside' },
  { id: 'slider', title: 'Slider' },
  { id: 'onion', title: 'Onion skin' },
  { id: 'difference', title: 'Difference' },
] as const;
export type View = (typeof VIEWS)[number]['id'];
