import type { submissionsContract } from '@form-builder/core/contract/staff/submissions.ts';
import { loginTokensOf } from '../citizen-login/request-logins.ts';
import { cleanFiles } from '../files/clean-files.ts';
import { examineUploads } from '../files/examine-uploads.ts';
import type { FileServices } from '../files/file-services.ts';
import { selectOfSubmission } from '../files/files-queries.ts';
import { isAllowedBy } from '../forms/forms-policy.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { writerFor } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import { parseAttempt } from './attempt.ts';
import type { CompletionRules } from './completion/complete-submission.ts';
import { limitVerificationMail } from './mail-limits/limit-verification-mail.ts';
import type { MailLimits } from './mail-limits/mail-limits.ts';
import { selectMailsOf } from './mails/mails-queries.ts';
import { presentMails } from './mails/present-mails.ts';
import { selectRoutesOf } from './routes/routes-queries.ts';
import { createSubmission } from './create-submission.ts';
import { presentOwnSubmission, presentSubmission } from './present-submission.ts';
import { findReturnUrl } from './return-url.ts';
import { listSubmissions } from './staff/list/list-submissions.ts';
import { deleteSubmissionRow, selectSubmission } from './staff/staff-queries.ts';
import { maskStoredAnswers } from './staff/mask-stored-answers.ts';
import { retryMail, type RetryMailOptions } from './staff/retry-mail.ts';
import { unmaskSubmission } from './staff/unmask-submission.ts';
import { updateSubmission } from './update-submission.ts';

/** The dependencies of these handlers. */
export interface SubmissionsOptions extends CompletionRules, RetryMailOptions {
  readonly mailLimits: MailLimits;
  readonly files: FileServices;
}

/** The endpoints with which visitors write submissions and staff read and delete them. */
export function createSubmissionsHandlers(
  rules: SubmissionsOptions,
): Handlers<typeof submissionsContract> {
  return { ...createVisitorHandlers(rules), ...createStaffHandlers(rules) };
}

type Visitors = 'createSubmission' | 'updateSubmission';

const createVisitorHandlers = (
  rules: SubmissionsOptions,
): Pick<Handlers<typeof submissionsContract>, Visitors> => ({
  createSubmission: async (context) => {
    const { body, headers, caller, language, reviewKey } = context;
    const attempt = parseAttempt(headers['idempotency-key'], body);
    const loginTokens = loginTokensOf(headers);
    const request = { body, caller, language, attempt, loginTokens, reviewKey };
    if (body.status === 'final') {
      const sent = { own: null, versionId: body.form_version_id, answers: body.data };
      const idempotencyKey = headers['idempotency-key'];
      await limitVerificationMail(rules.mailLimits, context, { ...sent, idempotencyKey });
      await examineUploads(rules.files, context, body.data);
    }
    return context.transaction(async (tx) => {
      const created = await createSubmission(writerFor(context, tx), rules, request);
      const { row, publicKey } = created;
      const returnUrl = await findReturnUrl(tx, context.tenant, row, created.returnUrl);
      return { data: presentOwnSubmission(row, publicKey, returnUrl) };
    });
  },

  updateSubmission: async (context) => {
    const { params, body, headers, language } = context;
    const attempt = parseAttempt(headers['idempotency-key'], { ...body, id: params.id });
    const change = {
      id: params.id,
      key: headers['x-submission-key'],
      ifMatch: headers['if-match'],
      body,
      language,
      attempt,
      loginTokens: loginTokensOf(headers),
    };
    if (body.status === 'final') {
      await limitVerificationMail(rules.mailLimits, context, {
        idempotencyKey: headers['idempotency-key'],
        own: change,
        versionId: body.form_version_id,
        answers: body.data,
      });
      await examineUploads(rules.files, context, body.data);
    }
    return context.transaction(async (tx) => {
      const row = await updateSubmission(writerFor(context, tx), rules, change);
      return {
        data: presentOwnSubmission(row, null, await findReturnUrl(tx, context.tenant, row)),
      };
    });
  },
});

const createStaffHandlers = ({
  files,
  cipher,
  ...retrying
}: SubmissionsOptions): Omit<Handlers<typeof submissionsContract>, Visitors> => ({
  listSubmissions: ({ caller, language, query, transaction }) =>
    listSubmissions(transaction, caller, query, language),

  getSubmission: (context) =>
    context.transaction(async (tx) => {
      const { caller, params } = context;
      const submission = await selectSubmission(tx, caller, params.id);
      if (submission === undefined) throw new RequestError('not_found');
      await writeLogbook(writerFor(context, tx), {
        action: 'submission.read',
        subject: ['submission', submission.id],
      });
      const files = await selectOfSubmission(tx, submission.id);
      const mails = await selectMailsOf(tx, submission.id);
      const shown = maskStoredAnswers(cipher, context.tenant.id, submission);
      return {
        data: presentSubmission(submission, shown, {
          files,
          mails: presentMails(cipher, context.tenant.id, mails),
          routes: await selectRoutesOf(tx, submission.id),
        }),
      };
    }),

  getSensitiveAnswers: unmaskSubmission(cipher),
  retryMail: retryMail({ ...retrying, cipher }),

  deleteSubmission: async (context) => {
    await context.transaction(async (tx) => {
      const { caller, params } = context;
      const submission = await selectSubmission(tx, caller, params.id);
      if (submission === undefined) throw new RequestError('not_found');
      if (!isAllowedBy(submission, 'change', caller)) throw new RequestError('forbidden');
      await deleteSubmissionRow(tx, submission.id);
      await writeLogbook(writerFor(context, tx), {
        action: 'submission.deleted',
        subject: ['submission', submission.id],
      });
    });
    await cleanFiles(files, context.transaction, context);
    return undefined;
  },
});
