import type { ExportFormat } from '@form-builder/core/contract/staff/submissions/exports.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The name and the purpose of each format. */
export const exportFormatTexts: Readonly<
  Record<ExportFormat, { readonly label: MessageDescriptor; readonly hint: MessageDescriptor }>
> = {
  xlsx: {
    label: msg`Excel`,
    hint: msg`Met echte getallen en datums, en een werkblad voor elke herhaalde vraag.`,
  },
  csv: { label: msg`CSV`, hint: msg`Gewone tekst, die goed opent in een Nederlandse Excel.` },
  jsonl: { label: msg`JSON-regels`, hint: msg`Voor een programma: één inzending per regel.` },
  zip: {
    label: msg`ZIP`,
    hint: msg`Het Excel-bestand, met voor elke inzending een map met de pdf en de bestanden. De pdf's bevatten alle antwoorden.`,
  },
};
