import type { messages } from './generated/nl.ts';

/** Every message of the visitor's catalogue (`core/src/messages/*.po`). */
export type MessageId = keyof typeof messages;

/** The messages about an answer that breaks a rule; their ids begin with `issue.`. */
export type IssueMessageId = Extract<MessageId, `issue.${string}`>;
