import { Readable } from 'node:stream';
import type { TranslationFormat } from '@form-builder/core/contract/staff/forms/translations.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { ownLanguage } from '@form-builder/core/translations/translations.ts';
import { FileResponse } from '../../platform/http/endpoints/file-response.ts';
import type { VersionRow } from '../../versions/versions-queries.ts';
import { originalsOf } from '../originals-of.ts';
import { fileFormats } from './file-formats.ts';

/** Exports the texts of a version and their translations into one language to a file. */
export function exportFile(
  version: VersionRow,
  to: Language,
  format: TranslationFormat,
): FileResponse {
  const { extension, contentType, write } = fileFormats[format];
  const translated = version.translations[to] ?? {};
  const notes = version.translation_notes[to] ?? {};
  const texts = [...originalsOf(version)].map(([key, source]) => ({
    key,
    source,
    target: translated[key] ?? '',
    status: notes[key]?.status,
  }));
  const content = write({ from: ownLanguage(version.languages), to, texts });
  return new FileResponse({
    content: Readable.from([content]),
    contentType,
    fileName: `${version.title}-${to}.${extension}`,
    sizeBytes: Buffer.byteLength(content),
  });
}
