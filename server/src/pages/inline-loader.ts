import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The script that brings the element, for writing into a page: a page that came over a bad line has it
 * then, and keeps what is typed while everything else is still to come.
 */
export interface InlineLoader {
  readonly text: string;
  /** How a Content-Security-Policy names this very text. */
  readonly source: string;
}

/** Reads the script among the element's built files; `null` when the element is not built. */
export function readInlineLoader(elementFolder: string): InlineLoader | null {
  const file = join(elementFolder, 'form-builder-render.js');
  if (!existsSync(file)) return null;
  // No text of a script may end its own element.
  const text = readFileSync(file, 'utf8').trim().replaceAll('</', '<\\/');
  const hash = createHash('sha256').update(text).digest('base64');
  return { text, source: `'sha256-${hash}'` };
}
