const pattern = /\/attachments\/([\w-]{43})\//g;
const maxNameLength = 60;

/**
 * The path of a file of a form, which is also the reference to it in the form. The key cannot be guessed, so only
 * those who may read the form know the path.
 */
export function attachmentPath(key: string, name: string): string {
  return `/attachments/${key}/${readableName(name)}`;
}

/** The name in a URL only tells people what the file is: ASCII letters, digits, points and dashes. */
function readableName(name: string): string {
  const extension = /.\.[a-z0-9]{1,8}$/i.exec(name)?.[0].slice(1).toLowerCase() ?? '';
  const readable = name
    .slice(0, name.length - extension.length)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxNameLength)
    .replace(/-$/, '');
  return (readable === '' ? 'bestand' : readable) + extension;
}

/** Whether a text can be the key of a file. */
export function isAttachmentKey(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** The keys of the files that a text, such as a form as JSON, refers to; each once. */
export function findAttachmentKeys(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, key = '']) => key))];
}

/** The name in the path of a file; `undefined` for the URL of something else. */
export function attachmentNameOf(url: string): string | undefined {
  return findAttachmentKeys(url).length === 1 && url.startsWith('/attachments/')
    ? url.slice(url.lastIndexOf('/') + 1)
    : undefined;
}
