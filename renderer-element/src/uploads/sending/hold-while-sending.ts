import type { Cell } from '@form-builder/core/session/session.ts';
import type { FieldContext } from '../../state/fields/field-context.tsx';
import { holdForWork } from '../../state/unfinished-work.ts';
import type { UploadList } from '../upload-list.ts';
import type { UploadState } from '../upload.ts';

const unsent: readonly UploadState[] = ['waiting', 'sending', 'stalled'];

/** Prevents saving, sending or closing the form during an upload, as long as the form is in its page. */
export function holdWhileSending(
  cell: Cell,
  list: UploadList,
  { isInPage }: Pick<FieldContext, 'isInPage'>,
): void {
  let release: (() => void) | undefined;
  list.subscribe(() => {
    const isUnsent = list.uploads.some(({ state }) => unsent.includes(state));
    if (isUnsent) release ??= holdForWork({ cell, continuesElsewhere: true, isInPage, finish });
    else {
      release?.();
      release = undefined;
    }
  });
}

const finish = () => Promise.resolve({ code: 'issue.files_unfinished' } as const);
