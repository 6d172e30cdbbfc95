/** A file that is shown page by page on a canvas: its content is pixels by then, and nothing in it can run. */
export interface PreviewedDocument {
  readonly pageCount: number;
  /** Draws a page, counted from 0; the canvas gets the page's size. */
  readonly draw: (canvas: HTMLCanvasElement, page: number) => Promise<void>;
  /** Frees the memory. */
  readonly close: () => void;
}
