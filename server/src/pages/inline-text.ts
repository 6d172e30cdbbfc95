import { createHash } from 'node:crypto';

/** The text of a script or style element that stands in a page, which saves visitors a request. */
export interface InlineText {
  readonly text: string;
  /** How a Content-Security-Policy names this very text. */
  readonly source: string;
}

/** Makes a text ready to stand in a page, as its policy then allows it. */
export function toInlineText(text: string): InlineText {
  const hash = createHash('sha256').update(text).digest('base64');
  return { text, source: `'sha256-${hash}'` };
}
