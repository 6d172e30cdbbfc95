/** The longest name of a file, with its extension. */
export const maxFileName = 120;
/** The longest name of a folder. */
export const maxFolderName = 80;

/** Names that Windows or SharePoint keep for themselves. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d|desktop\.ini|\.lock|forms)$/i;

/**
 * Returns a name that Windows, SharePoint, SFTP servers and S3 accept: without their special characters, control
 * characters, and spaces or dots at the ends. Empty when nothing is left.
 */
export function safeName(text: string, maxLength: number = maxFolderName): string {
  const name = trimEnds(
    text
      .normalize('NFC')
      .replaceAll(/["*:<>?/\\|]/g, '-')
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .replaceAll(/_vti_/gi, '-vti-'),
  );
  const short = trimEnds(cut(name, maxLength));
  return reserved.test(short) ? `${short}_` : short;
}

/** Half a character of two code units is dropped. */
const cut = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/u, '');

const trimEnds = (text: string): string => text.replaceAll(/^[\s.~]+|[\s.]+$/gu, '');

/** A safe name for a file, which keeps its extension. */
export function safeFileName(fileName: string): string {
  const name = safeName(fileName, Number.MAX_SAFE_INTEGER);
  const extension = /\.[^.\s]{1,10}$/u.exec(name)?.[0] ?? '';
  const base = name.slice(0, name.length - extension.length);
  return `${safeName(base, maxFileName - extension.length) || 'bestand'}${extension}`;
}

/** Returns a function that gives each file of a folder its own name; capitals make no difference there. */
export function uniqueFileNames(): (fileName: string) => string {
  const taken = new Set<string>();
  return (fileName) => {
    const name = safeFileName(fileName);
    const at = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length;
    for (let number = 1; ; number += 1) {
      const suffix = number === 1 ? '' : ` (${String(number)})`;
      const unique = `${name.slice(0, at)}${suffix}${name.slice(at)}`;
      if (taken.has(unique.toLowerCase())) continue;
      taken.add(unique.toLowerCase());
      return unique;
    }
  };
}

/** The length of a mark. */
export const markLength = 12;

/** The end of a delivery's id, which distinguishes submissions with the same number or title. */
export const markOf = (id: string): string => id.replaceAll('-', '').slice(-markLength);
