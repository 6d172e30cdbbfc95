const longest = 200;

/**
 * A file's name without path, control characters and what file systems forbid; keeps the extension.
 */
export function safeFileName(name: string): string {
  const base = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '_').replace(/^[.\s]+|[.\s]+$/g, '');
  if (clean === '') return 'bestand';
  const at = clean.lastIndexOf('.');
  const extension = at > 0 ? clean.slice(at) : '';
  const tooLong = clean.length - longest;
  return tooLong > 0 ? clean.slice(0, longest - extension.length) + extension : clean;
}
