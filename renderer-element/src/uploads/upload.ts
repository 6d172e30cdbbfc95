import type { IssueAt } from '@form-builder/core/validation/issue.ts';
import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import type { LoadServices } from '../requests/form-services.ts';
import type { SendFailure } from './sending/send-error.ts';
import { unsentFile } from './sending/unsent-file.ts';

/**
 * `refused`: the file may not be sent, see `issue`. `stalled`: the upload continues when online.
 * `failed`: the visitor may retry. `done`: `answer` has the reference of the file.
 */
export type UploadState = 'refused' | 'waiting' | 'sending' | 'stalled' | 'failed' | 'done';

/** One file of a field, from the moment it is chosen. */
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
  /** The file itself; absent for a file of a saved draft. */
  readonly file?: File | undefined;
  readonly answer?: UploadedFile | undefined;
}

/** Returns the file as it is in the answer: without a key until it is sent. */
export function answerOf(upload: Upload): UploadedFile {
  const { answer, state } = upload;
  return answer ?? { ...unsentFile(upload), ...(state === 'refused' && { is_refused: true }) };
}

/** Creates the upload for a file in an answer: done for a saved draft, else still to be sent. */
export function restoredUpload(id: string, answer: UploadedFile): Upload {
  const { name, mime_type: type, size } = answer;
  return { id, name, type, size, state: answer.key ? 'done' : 'waiting', progress: 1, answer };
}

/** Whether the visitor can download a file: from the device, or from the server. */
export function isSavable(
  { file, answer }: Upload,
  loadServices: LoadServices | undefined,
): boolean {
  return file !== undefined || (loadServices !== undefined && Boolean(answer?.key));
}
