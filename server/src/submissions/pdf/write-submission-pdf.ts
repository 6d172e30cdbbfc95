import { buffer } from 'node:stream/consumers';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { findPaidPayment } from '@form-builder/core/summary/find-paid-payment.ts';
import { tenantTranslatorOf } from '../../system-texts/own-texts.ts';
import { summarise } from '@form-builder/core/summary/summarise.ts';
import { coSignatureRows } from '../co-signature/co-signature-rows.ts';
import { statementRows } from '../statements/statement-rows.ts';
import { readFilledForm } from '../filled-version/filled-form.ts';
import { writeAnswersPdf } from './answers-pdf.ts';
import type { SubmissionPdf, SubmissionPdfInput } from './submission-pdf-task.ts';

/** Writes the answers of a submission to a PDF, as its summary lists them. Runs in a worker. */
export async function writeSubmissionPdf(input: SubmissionPdfInput): Promise<SubmissionPdf> {
  const { organisation, sent, masked, shown, isMasked, fonts } = input;
  const { title: number, is_test: isTest, answers } = sent;
  const { pages, variables, locale, formTitle } = readFilledForm(sent);
  const statements = [...statementRows(sent.statements, locale), ...coSignatureRows(sent, locale)];
  const completedAt = momentOf(sent);
  const translate = tenantTranslatorOf(locale, sent.own_texts);
  const context = { locale, translate };
  const sections = summarise({ pages, variables, answers }, fieldTypes, context, {
    formulas: formulaEngine,
    answeredAt: completedAt.getTime(),
    isMasked,
    masked,
    shown: shown ? new Set(shown) : undefined,
  });
  const payment = findPaidPayment(pages, answers);
  const facts = {
    locale,
    translate,
    formTitle,
    isTest,
    completedAt,
    organisation,
    number,
    payment,
  };
  return {
    content: await buffer(writeAnswersPdf({ ...facts, sections, statements }, fonts)),
    fileName: `${number ?? formTitle}.pdf`,
  };
}

function momentOf({ completed_at: completedAt }: SubmissionPdfInput['sent']): Date {
  if (completedAt === null) throw new Error('A final submission has no moment of completion.');
  return completedAt;
}
