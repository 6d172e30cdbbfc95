import type { MessageId } from './message-ids.ts';

/** What turning an answer into readable text needs. */
export interface FormatContext {
  /** A BCP 47 tag, such as `nl-NL`. */
  readonly locale: string;
  /** The text of a message in the reader's language. */
  readonly translate: (id: MessageId, params?: Readonly<Record<string, string | number>>) => string;
}
