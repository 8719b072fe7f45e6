import type { StoryContext } from '@storybook/react-vite';

/**
 * Puts words into a field in one piece, as somebody who pastes them. For what must be filled in
 * before a story begins; use `userEvent.type` instead where it is about typing: each key renders.
 */
export async function fillField(
  { userEvent }: Pick<StoryContext, 'userEvent'>,
  field: HTMLElement,
  text: string,
): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
