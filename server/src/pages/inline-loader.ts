import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toInlineText, type InlineText } from './inline-text.ts';

/**
 * Reads the script that brings the element, for writing into a page: a page that came over a bad line
 * has it then, and keeps what is typed while everything else is still to come. `null` when the element
 * is not built.
 */
export function readInlineLoader(elementFolder: string): InlineText | null {
  const file = join(elementFolder, 'form-builder-render.js');
  if (!existsSync(file)) return null;
  // No text of a script may end its own element.
  return toInlineText(readFileSync(file, 'utf8').trim().replaceAll('</', '<\\/'));
}
