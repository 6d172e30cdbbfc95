import {
  translationStatuses,
  type TranslationStatus,
} from '@form-builder/core/translations/translation-notes.ts';
import { csvCell, csvMark, readCsvCell } from '../../platform/csv-cell.ts';
import { parseCsv } from './parse-csv.ts';
import type { ExchangedText, FileFormat } from './exchanged-text.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

const columns = ['key', 'source', 'translation', 'status'] as const;

/**
 * CSV for spreadsheets: UTF-8 with a byte order mark, and semicolons, as Dutch spreadsheets expect.
 */
export const csvFormat: FileFormat = {
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8',
  write: ({ texts }) => {
    const rows = texts.map(({ key, source, target, status }) => [
      key,
      source,
      target,
      status ?? '',
    ]);
    return `${csvMark}${[columns, ...rows].map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`;
  },
  read: (content) => {
    const [head = [], ...rows] = parseCsv(content.replace(/^\uFEFF/, ''));
    const places = columns.map((name) => head.indexOf(name));
    if (places[0] === -1 || places[2] === -1)
      throw new UnreadableFileError('The columns key and translation are missing.');
    const read = (row: readonly string[], place = -1) => readCsvCell(row[place] ?? '');
    return {
      to: undefined,
      texts: rows.map((row): ExchangedText => {
        const [key, source, target, status] = places.map((place) => read(row, place));
        return {
          key: key ?? '',
          source: source ?? '',
          target: target ?? '',
          status: parseStatus(status ?? ''),
        };
      }),
    };
  },
};

const parseStatus = (text: string): TranslationStatus | undefined =>
  translationStatuses.find((status) => status === text);
