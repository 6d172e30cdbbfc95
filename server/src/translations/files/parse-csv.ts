import papaparse from 'papaparse';
import { UnreadableFileError } from './unreadable-file-error.ts';

/** Parses a CSV file (RFC 4180) with semicolons or commas, whichever its first line has. */
export function parseCsv(content: string): readonly (readonly string[])[] {
  const [firstLine = ''] = content.split(/\r?\n/, 1);
  const delimiter = firstLine.includes(';') ? ';' : ',';
  const { data, errors } = papaparse.parse<string[]>(content, {
    delimiter,
    skipEmptyLines: 'greedy',
  });
  if (errors.some(({ type }) => type === 'Quotes'))
    throw new UnreadableFileError('A quote is not closed, or stands inside a cell.');
  return data;
}
