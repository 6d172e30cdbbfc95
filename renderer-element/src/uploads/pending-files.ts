import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import type { Cell } from '@form-builder/core/session/session.ts';

/** Files that were chosen and that nothing sends yet. */
interface PendingFiles {
  readonly files: readonly File[];
  /** The answer as it was before them. */
  readonly before: readonly UploadedFile[] | null;
}

const chosen = new WeakMap<Cell, PendingFiles>();

/**
 * Keeps chosen files of a question until the code that judges and sends them takes them; they outlive
 * the page that shows the question. With `isOnly` they take the place of those chosen before.
 */
export function addPendingFiles(cell: Cell, files: readonly File[], { isOnly = false } = {}): void {
  const known = chosen.get(cell);
  // The cell of a question for files holds files.
  const before = known ? known.before : (cell.value as readonly UploadedFile[] | null);
  chosen.set(cell, { before, files: isOnly ? files : [...(known?.files ?? []), ...files] });
}

/** The files that were kept for a question, once. */
export function takePendingFiles(cell: Cell): PendingFiles | undefined {
  const taken = chosen.get(cell);
  chosen.delete(cell);
  return taken;
}
