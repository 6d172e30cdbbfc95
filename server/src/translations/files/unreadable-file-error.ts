/** A file of translations that cannot be read at all. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}
