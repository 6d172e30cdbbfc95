import type { messages } from './generated/nl.ts';
import type { messages as problems } from './generated/problems/nl.ts';

/** Every message for visitors and callers (`core/src/messages/*.po`). */
export type MessageId = keyof typeof messages | keyof typeof problems;

/** The messages about an answer that breaks a rule; their ids begin with `issue.`. */
export type IssueMessageId = Extract<MessageId, `issue.${string}`>;

/** What fills the `{names}` in a message. */
export type MessageParams = Readonly<Record<string, string | number>>;
