import type { TranslationFormat } from '@form-builder/core/contract/staff/forms/translations.ts';
import { csvFormat } from './csv-format.ts';
import type { FileFormat } from './exchanged-text.ts';
import { poFormat } from './po-format.ts';
import { xliffFormat } from './xliff-format.ts';

/** Every format to export and import translations. */
export const fileFormats: Readonly<Record<TranslationFormat, FileFormat>> = {
  xliff: xliffFormat,
  po: poFormat,
  csv: csvFormat,
};
