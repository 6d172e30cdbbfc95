/**
 * The styles that the canvas adds to the visitor's, inside the shadow root: space for fields
 * without visible content, a drop target in empty containers, and the row that visitors may add.
 */
export function canvasStyles(emptyText: string, emptyPageText: string): string {
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
    form > .fields:empty::before {
      padding: 3rem 1.5rem;
      text-align: center;
      content: ${JSON.stringify(emptyPageText)};
    }
    .template-row {
      margin-block-start: 1.25rem;
    }
    .template-row > p {
      color: #5a6673;
      font-size: 1rem;
    }
    .template-row > .row {
      margin-block-start: 0.5rem;
      border: 1px dashed #a3aebb;
    }
  `;
}
