import type { catalogues } from './generated/all.ts';
import type { messages as names } from './generated/staff/nl.ts';
import type { messages as details } from './generated/staffDetails/nl.ts';
import type { messages as management } from './generated/staffManagement/nl.ts';

/** The messages for staff only: descriptions of rules, explanations, comparisons, findings. */
export type StaffMessageId = keyof (typeof names & typeof details & typeof management);

/** Every message (`core/src/messages/*.po`). */
export type MessageId = keyof (typeof catalogues)['nl'];

/** The messages about an answer that breaks a rule; their ids begin with `issue.`. */
export type IssueMessageId = Extract<MessageId, `issue.${string}`>;

/** The parameters of a message. */
export type MessageParams = Readonly<Record<string, string | number>>;
