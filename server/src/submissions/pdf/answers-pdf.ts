import type { Readable } from 'node:stream';
import type { SummaryItem, SummarySection } from '@form-builder/core/summary/summary.ts';
import { formatWithVat } from '@form-builder/core/field-types/payment/payment-vat.ts';
import { formatCurrency } from '@form-builder/core/formats/format-currency.ts';
import type { PaymentAnswer } from '@form-builder/core/field-types/payment/payment.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';
import { formatInstant } from '@form-builder/core/formats/dates/local-time.ts';
import type { StatementRow } from '../statements/statement-rows.ts';
import { PdfSheet, type PdfFonts } from './pdf-sheet.ts';

/** The content of a submission's PDF. */
export interface AnswersPdf {
  /** The visitor's locale, such as `nl-NL`. */
  readonly locale: string;
  readonly translate: Translate;
  readonly organisation: string;
  readonly formTitle: string;
  /** `null` for forms without numbers. */
  readonly number: string | null;
  readonly completedAt: Date;
  readonly isTest: boolean;
  /** The paid amount, and the time of payment if it is known. */
  readonly payment: PaymentAnswer | undefined;
  readonly sections: readonly SummarySection[];
  readonly statements: readonly StatementRow[];
}

/** Writes what a visitor filled in as a PDF that screen readers can read (PDF/UA, tagged). */
export function writeAnswersPdf(content: AnswersPdf, fonts: PdfFonts): Readable {
  const { completedAt, formTitle, isTest, locale, number, organisation, payment, translate } =
    content;
  const title = number === null ? formTitle : `${formTitle} (${number})`;
  const sheet = new PdfSheet(
    { title, author: organisation, createdAt: completedAt, locale },
    fonts,
  );
  sheet.paragraph(organisation, 'muted');
  sheet.heading(1, formTitle);
  if (isTest) sheet.paragraph(translate('element.test_form'), 'strong');
  sheet.table([
    ...(number === null ? [] : [[translate('form.pdf.number'), number] as const]),
    [translate('form.pdf.sent_at'), formatInstant(completedAt, locale, 'long')],
    ...(payment ? [[translate('form.pdf.paid'), writePayment(payment, content)] as const] : []),
  ]);
  for (const section of content.sections) {
    if (section.title) sheet.heading(2, section.title);
    writeItems(sheet, section.items, section.title ? 3 : 2);
  }
  if (content.statements.length > 0) {
    sheet.heading(2, translate('statement.title'));
    sheet.table(content.statements.map(({ label, value }) => [label, value] as const));
  }
  return sheet.finish((page, pages) => translate('form.pdf.page', { page, pages }));
}

/** Writes consecutive answers in one table; groups and rows have their own heading. */
function writeItems(sheet: PdfSheet, items: readonly SummaryItem[], level: number): void {
  let rows: (readonly [string, string])[] = [];
  const flush = () => {
    if (rows.length > 0) sheet.table(rows);
    rows = [];
  };
  for (const item of items) {
    if (item.kind === 'answer') {
      rows.push([item.label, item.value]);
      continue;
    }
    flush();
    for (const part of item.kind === 'group' ? [item] : item.rows) {
      if (part.label) sheet.heading(level, part.label);
      writeItems(sheet, part.items, part.label ? level + 1 : level);
    }
  }
  flush();
}

function writePayment(
  { amount, currency, paid_at: paidAt, vat = [] }: PaymentAnswer,
  context: Pick<AnswersPdf, 'locale' | 'translate'>,
): string {
  const { locale, translate } = context;
  const sum = formatWithVat(formatCurrency(amount / 100, locale, { currency }), vat, context);
  if (paidAt === undefined) return sum;
  const moment = formatInstant(new Date(paidAt), locale, 'long');
  return translate('form.pdf.paid_at', { amount: sum, moment });
}
