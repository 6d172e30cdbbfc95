import type { MessageId } from './message-ids.ts';

/** The context for formatting answers. */
export interface FormatContext {
  /** A BCP 47 tag, such as `nl-NL`. */
  readonly locale: string;
  /** Returns the text of a message in the context's language. */
  readonly translate: (id: MessageId, params?: Readonly<Record<string, string | number>>) => string;
}
