import type { IssueMessageId } from '../messages/message-ids.ts';

/**
 * A broken rule in the input of a visitor or designer: data, never text. `path` addresses the field (`fieldId`,
 * or `collectionId.rowIndex.childId` inside a repeating field); `code` names a message of the catalogue and
 * `params` fill it. An issue never contains the answer itself.
 */
export interface Issue {
  readonly path: string;
  readonly code: IssueMessageId;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The designer's own message for this field, shown instead of the catalogue's. */
  readonly message?: string;
}

/** An issue without a path: the session adds it. */
export type IssueAt = Omit<Issue, 'path'>;
