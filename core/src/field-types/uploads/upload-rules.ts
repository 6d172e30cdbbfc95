import type { FileLimits } from './file-limits.ts';

/** Which files a question takes, before they are sent. */
export interface UploadRules {
  readonly limits: FileLimits | undefined;
  /** MIME types; every kind when absent. */
  readonly allowedTypes: readonly string[] | undefined;
  /** The id of the question whose files these are copies of, when the originals may not stay. */
  readonly replaces?: string | undefined;
}
