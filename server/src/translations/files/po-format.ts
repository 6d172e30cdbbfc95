import PO from 'pofile';
import type { FileFormat } from './exchanged-text.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

/** Gettext: the key is the context, and a translation to check is fuzzy. */
export const poFormat: FileFormat = {
  extension: 'po',
  contentType: 'text/x-gettext-translation; charset=utf-8',
  write: ({ to, texts }) => {
    const file = new PO();
    file.headers = {
      Language: to,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
    };
    file.items = texts.map(({ key, source, target, status }) => {
      const item = new PO.Item();
      item.msgctxt = key;
      item.msgid = source;
      item.msgstr = [target];
      if (status === 'pending' || status === 'rejected') item.flags['fuzzy'] = true;
      if (status) item.extractedComments = [`status: ${status}`];
      return item;
    });
    return `${file.toString()}\n`;
  },
  read: (content) => {
    if (!/^\s*msgid\s/m.test(content)) throw new UnreadableFileError('There is no msgid.');
    const file = PO.parse(content.replace(/^\uFEFF/, ''));
    const texts = file.items
      .filter(({ obsolete }) => !obsolete)
      .map(({ msgctxt, msgid, msgstr, flags }) => ({
        key: msgctxt ?? '',
        source: msgid,
        target: msgstr[0] ?? '',
        ...(flags['fuzzy'] === true && { status: 'pending' as const }),
      }));
    return { to: file.headers.Language?.trim() || undefined, texts };
  },
};
