import type { Cell } from '@form-builder/core/session/session.ts';
import { holdForWork } from '../state/unfinished-work.ts';
import type { UploadList } from './upload-list.ts';
import type { UploadState } from './upload.ts';

const unsent: readonly UploadState[] = ['waiting', 'sending', 'stalled'];

/** Keeps the visitor from saving, sending or closing the form while a file is still being sent. */
export function holdWhileSending(cell: Cell, list: UploadList): void {
  let release: (() => void) | undefined;
  list.subscribe(() => {
    const isUnsent = list.uploads.some(({ state }) => unsent.includes(state));
    if (isUnsent) release ??= holdForWork({ cell, continuesElsewhere: true, finish });
    else {
      release?.();
      release = undefined;
    }
  });
}

const finish = () => Promise.resolve({ code: 'issue.files_unfinished' } as const);
