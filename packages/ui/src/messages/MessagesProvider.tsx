import type { ReactNode } from 'react';
import { MessagesContext, type MessageOverrides } from './useMessages.ts';

export interface MessagesProviderProps {
  /** Omitted words stay English. Keep the object between renders. */
  messages: MessageOverrides;
  children: ReactNode;
}

/**
 * Words for the components inside, in another language or of another product. Put React Aria's
 * `I18nProvider` around it for the language of React Aria's own words, numbers and dates.
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}
