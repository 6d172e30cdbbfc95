import type { ExportRecord } from './exports-queries.ts';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' });

/** Such as `Melding openbare ruimte 2026-11-22.xlsx`. */
export function fileNameOf(
  { form_title: title, choices }: Pick<ExportRecord, 'form_title' | 'choices'>,
  at: number,
): string {
  const clean = title
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${clean.slice(0, 100)} ${day.format(at)}.${choices.format}`;
}
