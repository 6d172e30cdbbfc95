/** A file that is refused before it is sent; the message says why, in the user's language. */
export class UnfitFile extends Error {
  override readonly name = 'UnfitFile';
}
