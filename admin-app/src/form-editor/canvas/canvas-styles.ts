/**
 * What the canvas adds to the visitor's styles, inside the shadow root: room for fields that show
 * nothing yet, and a place to drop in containers that hold nothing.
 */
export function canvasStyles(emptyText: string): string {
  return `
    .field:not([hidden]) { min-block-size: 2.5rem; }
    .fields:empty::before {
      display: block;
      grid-column: 1 / -1;
      padding: 1rem;
      border: 1px dashed #a3aebb;
      border-radius: 0.375rem;
      color: #5a6673;
      font-size: 1rem;
      content: ${JSON.stringify(emptyText)};
    }
  `;
}
