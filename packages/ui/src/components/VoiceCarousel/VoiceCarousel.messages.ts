export const messages = {
  play: (name: string) => `Play ${name}`,
  pause: (name: string) => `Pause ${name}`,
  favorite: 'Favorite',
  addFavorite: (name: string) => `Add ${name} to favorites`,
  removeFavorite: (name: string) => `Remove ${name} from favorites`,
  noSample: 'No sample for this voice',
  showMore: 'Show More',
  showLess: 'Show Less',
  shown: (count: number, total: number) => `${count} of ${total} voices`,
  all: (count: number) => (count === 1 ? '1 voice' : `${count} voices`),
  previous: 'Previous voices',
  next: 'Next voices',
};
