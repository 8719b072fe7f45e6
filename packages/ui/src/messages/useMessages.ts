import { createContext, useContext } from 'react';
import type { Messages } from './Messages.ts';

/** Words in place of the English ones, by component. */
export type MessageOverrides = {
  readonly [Component in keyof Messages]?: Partial<Messages[Component]>;
};

export const MessagesContext = createContext<MessageOverrides>({});

/**
 * A component's words: its English ones, unless a `MessagesProvider` around it has others. Each
 * component brings its own, so that a page loads the words that it shows.
 */
export function useMessages<Component extends keyof Messages>(
  component: Component,
  english: Messages[Component],
): Messages[Component] {
  const own = useContext(MessagesContext)[component];
  return own ? { ...english, ...own } : english;
}
