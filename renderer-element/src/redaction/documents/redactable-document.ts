/** A document to redact: pages that can be rendered. */
export interface RedactableDocument {
  readonly pageCount: number;
  /** Renders a page at this width. */
  readonly drawPage: (page: number, width: number) => Promise<HTMLCanvasElement>;
  /** Creates a new file from rendered pages; it contains nothing else of the old one. */
  readonly write: (pages: readonly HTMLCanvasElement[]) => Promise<Blob>;
  /** The width of a page in the new file, in pixels. */
  readonly widthOf: (page: number) => Promise<number>;
  readonly close: () => void;
}
