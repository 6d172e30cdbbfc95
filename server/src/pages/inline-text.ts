import { createHash } from 'node:crypto';

/** The text of an inline script or style element, which saves visitors a request. */
export interface InlineText {
  readonly text: string;
  /** The hash source of this text in a Content-Security-Policy. */
  readonly source: string;
}

/** Creates an inline text, with the hash that allows it in a Content-Security-Policy. */
export function toInlineText(text: string): InlineText {
  const hash = createHash('sha256').update(text).digest('base64');
  return { text, source: `'sha256-${hash}'` };
}
