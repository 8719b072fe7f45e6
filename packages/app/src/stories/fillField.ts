import type { StoryContext } from '@storybook/react-vite';

/**
 * Enters text into a field in one piece, like a paste. For fields that must be filled before a story
 * starts; for typing itself, use `userEvent.type` instead: it renders on each key.
 */
export async function fillField(
  { userEvent }: Pick<StoryContext, 'userEvent'>,
  field: HTMLElement,
  text: string,
): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
