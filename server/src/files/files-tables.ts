import type { Generated } from 'kysely';

/**
 * `sent` until the content was examined. A submission is completed with `accepted` files and, only with
 * `UNSCANNED_FILES=accept`, with `waiting` ones, which the scanner scans when it is back: these can become `infected` or
 * `unscannable` then.
 */
export type FileState = 'sent' | 'accepted' | 'infected' | 'unscannable' | 'unreadable' | 'waiting';

export interface FilesTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly upload_key: string;
  kept_key: string | null;
  readonly mime_type: string;
  /** A bigint, which the driver returns as text. */
  readonly size_bytes: string | number;
  submission_id: string | null;
  /** The form for which a member of staff sent it; `null` for files of visitors. */
  readonly form_id: Generated<string | null>;
  /** Whether a member of staff sent it for the settings of the organisation. */
  readonly is_of_settings: Generated<boolean>;
  claimed_at: Date | null;
  state: FileState;
  /** The detected MIME type; `null` for text and unknown types. */
  content_type: string | null;
  /** The name of a file that waits for the scanner. */
  sealed_name: Generated<Buffer | null>;
  /** How often the scanner failed on this file, while it scanned others. */
  scan_tries: Generated<number>;
  readonly created_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    files: FilesTable;
  }
}
