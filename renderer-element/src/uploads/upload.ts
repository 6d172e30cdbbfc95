import type { IssueAt } from '@form-builder/core/validation/issue.ts';
import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import type { LoadServices } from '../requests/form-services.ts';
import type { SendFailure } from './send-error.ts';
import { unsentFile } from './unsent-file.ts';

/**
 * `refused`: it may not be sent, see `fault`. `stalled`: it goes on once the line is back. `failed`: the
 * visitor may try again. `done`: `answer` holds where it is.
 */
export type UploadState = 'refused' | 'waiting' | 'sending' | 'stalled' | 'failed' | 'done';

/** One file of a question, from the moment it is chosen. */
export interface Upload {
  /** Unique on this page. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  readonly state: UploadState;
  /** From 0 to 1. */
  readonly progress: number;
  readonly issue?: IssueAt | undefined;
  readonly failure?: SendFailure | undefined;
  /** The file itself; absent when it came back with a saved draft. */
  readonly file?: File | undefined;
  readonly answer?: UploadedFile | undefined;
}

/** The upload as an answer holds it: without a key until it is sent. */
export function answerOf(upload: Upload): UploadedFile {
  return upload.answer ?? unsentFile(upload);
}

/** An upload as an answer has it: there already with a draft that was saved, or yet to be sent. */
export function restoredUpload(id: string, answer: UploadedFile): Upload {
  const { name, mime_type: type, size } = answer;
  return { id, name, type, size, state: answer.key ? 'done' : 'waiting', progress: 1, answer };
}

/** Whether the visitor can have a file back: from the device, or from the server. */
export function isSavable(
  { file, answer }: Upload,
  loadServices: LoadServices | undefined,
): boolean {
  return file !== undefined || (loadServices !== undefined && Boolean(answer?.key));
}
