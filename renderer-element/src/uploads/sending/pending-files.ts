import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import type { Cell } from '@form-builder/core/session/session.ts';

/** Chosen files that are not uploading yet. */
interface PendingFiles {
  readonly files: readonly File[];
  /** The answer before these files. */
  readonly before: readonly UploadedFile[] | null;
}

const chosen = new WeakMap<Cell, PendingFiles>();

/**
 * Keeps chosen files of a field until the upload code takes them; they survive a page change. With
 * `isOnly` they replace those chosen before.
 */
export function addPendingFiles(cell: Cell, files: readonly File[], { isOnly = false } = {}): void {
  const known = chosen.get(cell);
  // The answer of a file field is a list of files.
  const before = known ? known.before : (cell.value as readonly UploadedFile[] | null);
  chosen.set(cell, { before, files: isOnly ? files : [...(known?.files ?? []), ...files] });
}

/** Takes the pending files of a field; they are returned once. */
export function takePendingFiles(cell: Cell): PendingFiles | undefined {
  const taken = chosen.get(cell);
  chosen.delete(cell);
  return taken;
}
