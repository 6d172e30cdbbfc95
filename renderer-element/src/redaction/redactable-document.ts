/** A file as the visitor blackens it: pages that can be drawn. */
export interface RedactableDocument {
  readonly pageCount: number;
  /** Draws a page, as wide as asked. */
  readonly drawPage: (page: number, width: number) => Promise<HTMLCanvasElement>;
  /** Makes a new file of drawn pages; nothing of the old one is in it but what was drawn. */
  readonly write: (pages: readonly HTMLCanvasElement[]) => Promise<Blob>;
  /** How wide a page is drawn for the new file, in pixels. */
  readonly widthOf: (page: number) => Promise<number>;
  readonly close: () => void;
}
