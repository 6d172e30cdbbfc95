import type { DeliveryRequest } from '../delivery-driver.ts';

/** SharePoint counts the decoded path after the host. */
const maxPath = 400;
const maxFileName = 120;
const maxFolderName = 80;
const minFolderName = 8;
/** Distinguishes the folders of submissions with the same number or title. */
const markLength = 12;

/** Names that Windows or SharePoint keep for themselves. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d|desktop\.ini|\.lock|forms)$/i;

/**
 * Returns a name that SharePoint accepts: without its special characters, control characters, and spaces or dots at the
 * ends. Empty when nothing is left.
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
function safeFileName(fileName: string): string {
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

type Placed = Pick<DeliveryRequest, 'id' | 'pathOf' | 'submission'>;

/**
 * The folders of a submission: those of the integration, else one with the name of the form, and in it one of the submission
 * itself. Its mark comes from the delivery's id, so that nothing else writes into it. `libraryPath` counts for the length.
 */
export function foldersOf(
  { id, pathOf, submission }: Placed,
  libraryPath: string,
): readonly string[] {
  const wanted = pathOf('folder').map((part) => safeName(part));
  const chosen = wanted.filter((part) => part !== '');
  const outer = chosen.length > 0 ? chosen : [safeName(submission.formTitle)];
  const mark = id.replaceAll('-', '').slice(-markLength);
  const title = safeName(submission.number ?? '') || 'Inzending';
  const left = maxPath - libraryPath.length - maxFileName - maxFolderName - markLength;
  const each = Math.max(minFolderName, Math.floor(left / outer.length) - 1);
  const depth = Math.max(1, Math.floor(left / (each + 1)));
  const folders = outer.slice(0, depth).map((part) => safeName(part, each));
  return [...folders.filter((part) => part !== ''), `${title} ${mark}`];
}
