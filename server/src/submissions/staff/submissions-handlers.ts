import type { Language } from '@form-builder/core/messages/languages.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { translateVersion } from '@form-builder/core/translations/translate-version.ts';
import {
  textLanguages,
  translatedLanguages,
  type TranslatableVersion,
} from '@form-builder/core/translations/translations.ts';
import type { submissionsContract } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { selectOfSubmission } from '../../files/files-queries.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../platform/request-error.ts';
import { logProcessing } from '../../processing-log/log-processing.ts';
import { selectCoSignatureOf } from '../co-signature/co-signatures-queries.ts';
import { presentSubmissionCoSignature } from '../co-signature/present-co-signature.ts';
import { readDeliveries } from '../deliveries/read-deliveries.ts';
import { isRestricted } from '../holds/holds-queries.ts';
import { selectMailsOf } from '../mails/mails-queries.ts';
import { presentMails } from '../mails/present-mails.ts';
import { selectPaymentsOf } from './payments-queries.ts';
import { selectRoutesOf } from '../routes/routes-queries.ts';
import { presentSubmission } from '../present-submission.ts';
import { listSubmissions } from './list/list-submissions.ts';
import { deleteSubmission, type DeleteOptions } from './delete-submission.ts';
import { countByDay } from './list/count-by-day.ts';
import { readNeighbours } from './list/submission-neighbours.ts';
import { selectSubmission, selectVersionTexts } from './staff-queries.ts';
import type { ShownAnswers } from '../reading/open-submission.ts';
import { maskStoredAnswers } from '../reading/mask-stored-answers.ts';
import { retryMail, type RetryMailOptions } from './retry-mail.ts';
import { unmaskSubmission } from './unmask-submission.ts';

/** The dependencies of these handlers. */
export interface SubmissionsOptions extends RetryMailOptions, DeleteOptions {}

/** The endpoints with which staff read and delete submissions. */
export const createSubmissionsHandlers = ({
  files,
  cipher,
  onDeleted,
  ...retrying
}: SubmissionsOptions): Handlers<typeof submissionsContract> => ({
  listSubmissions: (context) => listSubmissions(context, cipher),

  countSubmissionsByDay: ({ caller, now, transaction }) =>
    transaction(async (tx) => ({ data: await countByDay(tx, caller, now()) })),

  getSubmission: (context) =>
    context.transaction(async (tx) => {
      const { caller, params, query } = context;
      const submission = await selectSubmission(tx, caller, params.id);
      if (submission === undefined) throw new RequestError('not_found');
      const writer = writerFor(context, tx);
      await writeLogbook(writer, {
        action: 'submission.read',
        subject: ['submission', submission.id],
      });
      await logProcessing(writer, 'submission.read', [submission.id]);
      const files = await selectOfSubmission(tx, submission.id);
      const mails = await selectMailsOf(tx, submission.id);
      const texts = await selectVersionTexts(tx, submission.form_version_id);
      const masked = maskStoredAnswers(cipher, context.tenant.id, submission);
      const offered = textLanguages(texts.languages, translatedLanguages(texts.translations));
      const language = readableLanguage(offered, query.language ?? context.language);
      const shown = translateShown(masked, texts, language);
      return {
        data: presentSubmission(submission, shown, {
          languages: { language, languages: [...offered] },
          isRestricted: await isRestricted(tx, submission.id, context.now()),
          files,
          mails: presentMails(cipher, context.tenant.id, mails),
          payments: await selectPaymentsOf(tx, submission.id),
          routes: await selectRoutesOf(tx, submission.id),
          deliveries: await readDeliveries(tx, { cipher, tenantId: context.tenant.id }, params.id),
          coSignature: presentSubmissionCoSignature(await selectCoSignatureOf(tx, submission.id), {
            tenantId: context.tenant.id,
            cipher,
            now: context.now(),
          }),
        }),
      };
    }),

  getSubmissionNeighbours: readNeighbours,

  getSensitiveAnswers: unmaskSubmission(cipher),
  retryMail: retryMail({ ...retrying, cipher }),

  deleteSubmission: deleteSubmission({ files, onDeleted }),
});

/** The language, if the version has texts in it; otherwise its own, which is the first. */
const readableLanguage = (offered: readonly Language[], wanted: Language): Language =>
  offered.includes(wanted) ? wanted : (offered[0] ?? wanted);

/** The answers with the questions in a language; questions without a translation stay in the form's own language. */
function translateShown(
  shown: ShownAnswers,
  texts: Omit<TranslatableVersion, 'pages'>,
  language: Language,
): ShownAnswers {
  const { definition } = shown;
  const own = { ...texts, pages: definition.pages };
  const { pages } = translateVersion(own, language, fieldTypes).version;
  return { ...shown, definition: { ...definition, pages: [...pages] } };
}
