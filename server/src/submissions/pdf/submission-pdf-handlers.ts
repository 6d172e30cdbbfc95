import type { submissionPdfContract } from '@form-builder/core/contract/visitor/submission-pdf.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { findPaidPayment } from '@form-builder/core/summary/find-paid-payment.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { chooseLocale } from '@form-builder/core/messages/choose-locale.ts';
import { chooseTextLanguage } from '@form-builder/core/translations/choose-text-language.ts';
import { translateVersion } from '@form-builder/core/translations/translate-version.ts';
import { summarise } from '@form-builder/core/summary/summarise.ts';
import { loginTokensOf, readLogins } from '../../citizen-login/request-logins.ts';
import { assertSamePerson } from '../../citizen-login/submission-identity.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor } from '../../logbook/writer.ts';
import { FileResponse } from '../../platform/http/endpoints/file-response.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { Tenant } from '../../platform/database/tenant.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { MaskedAnswers } from '@form-builder/core/sensitive-answers/mask-answers.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { openAnswers } from '../answers/stored-answers.ts';
import { maskStoredAnswers } from '../staff/mask-stored-answers.ts';
import { getOwnSubmission } from '../own-submission.ts';
import { selectSubmission } from '../staff/staff-queries.ts';
import { writeAnswersPdf } from './answers-pdf.ts';
import { selectSentSubmission, type SentSubmission } from './pdf-queries.ts';
import type { PdfFonts } from './pdf-sheet.ts';

/** How long the key of a submission gives access to its PDF, so that a leaked link expires. */
const openForMs = 86_400_000;

/** The PDF of a submission, for its visitor and for staff. */
export function createSubmissionPdfHandlers(
  fonts: PdfFonts,
  cipher: SecretCipher,
): Handlers<typeof submissionPdfContract> {
  return {
    getOwnPdf: async (context) => {
      const { params, headers, tenant, transaction, now } = context;
      const sent = await transaction(async (tx) => {
        const key = headers['x-submission-key'];
        const { id, is_test: isTest } = await getOwnSubmission({ tx }, { id: params.id, key });
        const logins = await readLogins(writerFor(context, tx), loginTokensOf(headers), { isTest });
        await assertSamePerson({ tx }, id, logins);
        return selectSentSubmission(tx, id);
      });
      if (sent === undefined || now() > momentOf(sent).getTime() + openForMs)
        throw new RequestError('not_found');
      const place = { tenantId: tenant.id, id: sent.id };
      const answers = openAnswers(cipher, place, sent);
      return present(sent, { tenant, fonts, shown: { answers, masked: [] } });
    },

    getSubmissionPdf: (context) =>
      context.transaction(async (tx) => {
        const { caller, params, tenant } = context;
        const submission = await selectSubmission(tx, caller, params.id);
        const sent = submission && (await selectSentSubmission(tx, submission.id));
        if (sent === undefined) throw new RequestError('not_found');
        await writeLogbook(writerFor(context, tx), {
          action: 'submission.read',
          subject: ['submission', sent.id],
        });
        const shown = maskStoredAnswers(cipher, tenant.id, sent);
        return present(sent, { tenant, fonts, shown });
      }),
  };
}

interface Sheet {
  readonly tenant: Tenant;
  readonly fonts: PdfFonts;
  readonly shown: MaskedAnswers;
}

function present(sent: SentSubmission, { tenant, fonts, shown }: Sheet): FileResponse {
  const { title, is_test: isTest } = sent;
  const { pages, locale, formTitle } = readFilledForm(sent);
  const { answers, masked } = shown;
  const completedAt = momentOf(sent);
  const context = { locale, translate: translatorOf(locale) };
  const sections = summarise({ pages, answers }, fieldTypes, context, {
    formulas: formulaEngine,
    answeredAt: completedAt.getTime(),
    isMasked: true,
    masked,
  });
  const content = writeAnswersPdf(
    {
      locale,
      formTitle,
      isTest,
      completedAt,
      sections,
      organisation: tenant.name,
      number: title,
      payment: findPaidPayment(pages, answers),
    },
    fonts,
  );
  return new FileResponse({
    content,
    contentType: 'application/pdf',
    fileName: `${title ?? formTitle}.pdf`,
  });
}

/** The form in the visitor's language, or in its own where it had no texts in that. */
function readFilledForm(sent: SentSubmission) {
  const { definition, form_title: ownTitle, ...texts } = sent;
  const language = chooseTextLanguage(sent, [sent.locale]);
  const own = { ...texts, title: ownTitle, pages: definition.pages };
  const { version } = translateVersion(own, language, fieldTypes);
  const { pages, title: formTitle } = version;
  return { pages, formTitle, locale: chooseLocale({ browser: [sent.locale] }, [language]) };
}

function momentOf({ completed_at: completedAt }: SentSubmission): Date {
  if (completedAt === null) throw new Error('A final submission has no moment of completion.');
  return completedAt;
}
