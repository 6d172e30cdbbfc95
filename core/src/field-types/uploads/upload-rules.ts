import type { FileLimits } from './file-limits.ts';

/** The files that a question accepts, checked before they are uploaded. */
export interface UploadRules {
  readonly limits: FileLimits | undefined;
  /** MIME types; every kind when absent. */
  readonly allowedTypes: readonly string[] | undefined;
  /** The id of the question whose files these are copies of, when the originals may not stay. */
  readonly replaces?: string | undefined;
}
