import { createContext, useContext } from 'react';
import type { Messages } from './Messages.ts';

/** Replacements for the English messages, by component. */
export type MessageOverrides = {
  readonly [Component in keyof Messages]?: Partial<Messages[Component]>;
};

export const MessagesContext = createContext<MessageOverrides>({});

/**
 * Returns a component's messages: its English ones, with those of a surrounding `MessagesProvider` on top.
 * Each component brings its own, so a page loads only the messages that it shows.
 */
export function useMessages<Component extends keyof Messages>(
  component: Component,
  english: Messages[Component],
): Messages[Component] {
  const own = useContext(MessagesContext)[component];
  return own ? { ...english, ...own } : english;
}
