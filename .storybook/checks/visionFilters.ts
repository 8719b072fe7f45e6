import { type AfterStory, isTested } from './tested.ts';

/**
 * Before axe checks a tested story, removes the filters that the accessibility add-on keeps in every page
 * for its simulations of colour blindness: axe would read their sixteen elements for each rule, often
 * more than the story has itself.
 */
export const removeVisionFilters: AfterStory = () => {
  if (isTested) document.getElementById('storybook-a11y-vision-filters')?.remove();
};
