import { cleanFileName } from './clean-file-name.ts';
import type { ExportRecord } from './exports-queries.ts';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' });

/** Such as `Melding openbare ruimte 2026-11-22.xlsx`. */
export function fileNameOf(
  { form_title: title, choices }: Pick<ExportRecord, 'form_title' | 'choices'>,
  at: number,
): string {
  return `${cleanFileName(title).slice(0, 100)} ${day.format(at)}.${choices.format}`;
}
