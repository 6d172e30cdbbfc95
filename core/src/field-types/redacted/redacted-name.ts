import { extensionOf } from '../uploads/file-types.ts';

/** The name of a redacted copy: that of its original with a suffix; images may change type. */
export function redactedName(name: string): string {
  const extension = extensionOf(name);
  const stem = extension === '' ? name : name.slice(0, -extension.length - 1);
  return `${stem}-afgedekt.${kinds[extension] ?? 'png'}`;
}

/** The image types that browsers can write; all others become PNG. */
const kinds: Readonly<Record<string, string>> = { pdf: 'pdf', jpg: 'jpg', jpeg: 'jpg', png: 'png' };
