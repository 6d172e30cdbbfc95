import type { ExportFormat } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { cleanFileName } from './clean-file-name.ts';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' });

/** Such as `Melding openbare ruimte 2026-11-22.xlsx`. */
export const fileNameOf = (title: string, format: ExportFormat, at: number): string =>
  `${cleanFileName(title).slice(0, 100)} ${day.format(at)}.${format}`;
