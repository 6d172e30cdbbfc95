import { buffer } from 'node:stream/consumers';
import type { ProcessingCard } from '@form-builder/core/contract/staff/forms/processing-register.ts';
import { formatInstant } from '@form-builder/core/formats/dates/local-time.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';
import { PdfSheet } from '../submissions/pdf/pdf-sheet.ts';
import { cardColumns, cardText } from './card-texts.ts';
import type { RegisterPdfInput } from './register-pdf-task.ts';

/**
 * Writes the register of processing activities (AVG, article 30) as a tagged PDF: who is responsible, how data is
 * protected, and a card for each form in production. Runs in a worker.
 */
export async function writeRegisterPdf(input: RegisterPdfInput): Promise<Uint8Array> {
  const { organisation, language, createdAt, cards, fonts } = input;
  const translate = translatorOf(language);
  const title = translate('processing.document.title');
  const sheet = new PdfSheet({ title, author: organisation, createdAt, locale: language }, fonts);
  sheet.paragraph(organisation, 'muted');
  sheet.heading(1, title);
  sheet.table(introduction(input, formatInstant(createdAt, language, 'long'), translate));
  sheet.heading(2, translate('processing.document.security'));
  const scanning = input.scansFiles ? 'files_scanned' : 'files_not_scanned';
  const files = translate(`processing.document.${scanning}`);
  sheet.paragraph(translate('processing.document.security_text', { files }));
  for (const card of cards) {
    sheet.heading(2, card.form.name);
    if (!card.is_complete) sheet.paragraph(incompleteText(card, translate), 'strong');
    sheet.table(cardRows(card, translate));
  }
  return buffer(sheet.finish((page, pages) => translate('form.pdf.page', { page, pages })));
}

const incompleteText = ({ missing }: ProcessingCard, translate: Translate): string =>
  translate('processing.document.incomplete', {
    missing: missing.map((gap) => translate(`processing.gap.${gap}`)).join(', '),
  });

type Rows = readonly (readonly [label: string, value: string])[];

function introduction(
  { organisation, contact, privacy, cards }: RegisterPdfInput,
  createdAt: string,
  translate: Translate,
): Rows {
  const optional = (label: string, value: string | null) =>
    value === null ? [] : [[label, value] as const];
  return [
    [translate('processing.document.controller'), organisation],
    ...optional(translate('processing.document.contact'), contact),
    ...optional(translate('processing.document.privacy'), privacy),
    [translate('processing.document.made_at'), createdAt],
    [translate('processing.document.forms'), String(cards.length)],
  ];
}

/** The name of the form is the heading of its card. */
const rowsOfCard = cardColumns.filter((column) => column !== 'form');

function cardRows(card: ProcessingCard, translate: Translate): Rows {
  return rowsOfCard.map((column) => {
    const text = cardText(card, column, translate);
    return [translate(`processing.column.${column}`), text === '' ? '-' : text];
  });
}
