import { Readable } from 'node:stream';
import type { submissionPdfContract } from '@form-builder/core/contract/visitor/submission-pdf.ts';
import { mayActOnForm } from '../forms/forms-policy.ts';
import { getVersion } from '../versions/get-version.ts';
import { selectOwnTexts } from '../system-texts/system-texts-queries.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { writerFor } from '../logbook/writer.ts';
import { FileResponse } from '../platform/http/endpoints/file-response.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { logProcessing } from '../processing-log/log-processing.ts';
import { openSubmission } from './reading/open-submission.ts';
import { maskStoredAnswers } from './reading/mask-stored-answers.ts';
import { getOwnSentSubmission } from './own-submissions/own-sent-submission.ts';
import { selectSubmission } from './staff/staff-queries.ts';
import {
  createSamplePdf,
  createSubmissionPdf,
  type PdfServices,
} from './pdf/create-submission-pdf.ts';
import { selectSentSubmission } from './filled-version/filled-submission-queries.ts';
import type { SubmissionPdf } from './pdf/submission-pdf-task.ts';

/** The endpoints that return the PDF of a submission, to its visitor and to staff. */
export function createSubmissionPdfHandlers(
  services: PdfServices,
  cipher: SecretCipher,
  now: () => number,
): Handlers<typeof submissionPdfContract> {
  return {
    getOwnPdf: async (context) => {
      const { tenant, transaction } = context;
      const sent = await transaction(async (tx) => {
        const own = await getOwnSentSubmission(context, tx);
        await logProcessing(writerFor(context, tx), 'submission.read', [own.id]);
        return own;
      });
      const shown = openSubmission(cipher, tenant.id, sent);
      return present(await createSubmissionPdf(services, tenant, sent, shown));
    },

    getSubmissionPdf: async (context) => {
      const { caller, params, tenant } = context;
      const sent = await context.transaction(async (tx) => {
        const submission = await selectSubmission(tx, caller, params.id);
        const found = submission && (await selectSentSubmission(tx, submission.id));
        if (found === undefined) throw new RequestError('not_found');
        const writer = writerFor(context, tx);
        await writeLogbook(writer, {
          action: 'submission.read',
          subject: ['submission', found.id],
        });
        await logProcessing(writer, 'submission.read', [found.id]);
        return found;
      });
      const shown = maskStoredAnswers(cipher, tenant.id, sent);
      return present(await createSubmissionPdf(services, tenant, sent, shown));
    },

    createSamplePdf: async ({ body, caller, language, params, tenant, transaction }) => {
      const { version, own_texts } = await transaction(async (tx) => {
        const found = await getVersion({ tx }, caller, params.id);
        if (!mayActOnForm(caller, 'change', found)) throw new RequestError('forbidden');
        return { version: found, own_texts: await selectOwnTexts(tx) };
      });
      const { title: form_title, ...texts } = version;
      const { answers } = body;
      const completed_at = new Date(now());
      const sample = { ...texts, form_title, own_texts, answers, completed_at, locale: language };
      return present(await createSamplePdf(services, tenant, sample));
    },
  };
}

function present({ content, fileName }: SubmissionPdf): FileResponse {
  return new FileResponse({
    content: Readable.from([content], { objectMode: false }),
    contentType: 'application/pdf',
    sizeBytes: content.length,
    fileName,
  });
}
