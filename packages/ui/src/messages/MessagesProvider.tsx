import type { ReactNode } from 'react';
import { MessagesContext, type MessageOverrides } from './useMessages.ts';

export interface MessagesProviderProps {
  /** Omitted messages stay English. Keep the object stable between renders. */
  messages: MessageOverrides;
  children: ReactNode;
}

/**
 * Provides messages to the components inside, in another language or for another product. Wrap it in React
 * Aria's `I18nProvider` for the language of React Aria's own messages, numbers and dates.
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}
