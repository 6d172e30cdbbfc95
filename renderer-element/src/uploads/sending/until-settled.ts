import type { UploadList } from '../upload-list.ts';
import type { UploadState } from '../upload.ts';

const sending: readonly UploadState[] = ['waiting', 'sending'];

/**
 * Resolves when no file of a list is being sent any more: all are uploaded, or the visitor must
 * act.
 */
export async function untilSettled(list: UploadList): Promise<void> {
  const isSettled = () => !list.uploads.some(({ state }) => sending.includes(state));
  if (!isSettled()) {
    await new Promise<void>((resolve) => {
      const stop = list.subscribe(() => {
        if (!isSettled()) return;
        stop();
        resolve();
      });
    });
  }
  list.flush();
}
