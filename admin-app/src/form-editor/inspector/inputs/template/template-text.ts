/** What can be put into a text, by what a formula reads it with. */
export interface Insertable {
  readonly reference: string;
  /** As designers know it. */
  readonly name: string;
}

/** The text with an answer where the cursor is. */
export function insertReference(text: string, at: number, reference: string): string {
  return `${text.slice(0, at)}{{ {${reference}} }}${text.slice(at)}`;
}

const formula = /\{\{\s*(?:\{([\w-]+)\}|.*?)\s*\}\}/gs;

/** The text with names in place of its formulas; another formula than an answer reads as `[…]`. */
export function previewTemplate(text: string, insertables: readonly Insertable[]): string {
  return text.replace(formula, (_, reference: string | undefined) => {
    const found = insertables.find((one) => one.reference === reference);
    return `[${found?.name ?? '…'}]`;
  });
}
