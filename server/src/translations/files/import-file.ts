import type {
  TranslationFormat,
  TranslationImport,
} from '@form-builder/core/contract/staff/forms/translations.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputTexts } from '../../platform/http/requests/input-texts.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { VersionRow } from '../../versions/versions-queries.ts';
import { compareImport } from './compare-import.ts';
import type { ReadTexts } from './exchanged-text.ts';
import { fileFormats } from './file-formats.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

interface ImportedFile {
  readonly format: TranslationFormat;
  readonly content: string;
  /** The language of the error messages. */
  readonly messages: Language;
}

/**
 * Returns the changes of a file; throws `invalid` for one that cannot be read or is for another
 * language.
 */
export function importFile(
  version: VersionRow,
  into: Language,
  file: ImportedFile,
): TranslationImport {
  const { to, texts } = readFile(file);
  if (to !== undefined && to.slice(0, 2).toLowerCase() !== into) throw invalid(file);
  return compareImport(version, into, texts);
}

function readFile(file: ImportedFile): ReadTexts {
  try {
    return fileFormats[file.format].read(file.content);
  } catch (error) {
    if (error instanceof UnreadableFileError) throw invalid(file);
    throw error;
  }
}

const invalid = ({ messages }: ImportedFile): RequestError =>
  new RequestError('invalid', { errors: { content: [inputTexts[messages].invalid] } });
