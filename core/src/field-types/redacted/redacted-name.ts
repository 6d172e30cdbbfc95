import { extensionOf } from '../uploads/file-types.ts';

/** What a blackened copy is called: as its original, with what was done; pictures may change kind. */
export function redactedName(name: string): string {
  const extension = extensionOf(name);
  const stem = extension === '' ? name : name.slice(0, -extension.length - 1);
  return `${stem}-afgedekt.${kinds[extension] ?? 'png'}`;
}

/** What browsers can write; all other pictures become PNG. */
const kinds: Readonly<Record<string, string>> = { pdf: 'pdf', jpg: 'jpg', jpeg: 'jpg', png: 'png' };
