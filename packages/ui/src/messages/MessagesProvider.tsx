import type { ReactNode } from 'react';
import { MessagesContext, type MessageOverrides } from './useMessages.ts';

export interface MessagesProviderProps {
  /** What is left out stays English. Keep it between renders. */
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
