import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toInlineText, type InlineText } from './inline-text.ts';

/**
 * Reads the loader script of the element, to inline it in a page: on a slow connection it then runs
 * at once, and stores what the visitor types until the rest is loaded. `null` when the element is
 * not built.
 */
export function readInlineLoader(elementFolder: string): InlineText | null {
  const file = join(elementFolder, 'form-builder-render.js');
  if (!existsSync(file)) return null;
  // The text of a script must not contain its own end tag.
  return toInlineText(readFileSync(file, 'utf8').trim().replaceAll('</', '<\\/'));
}
