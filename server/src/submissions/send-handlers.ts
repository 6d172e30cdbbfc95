import type { sendSubmissionsContract } from '@form-builder/core/contract/visitor/send-submissions.ts';
import { loginTokensOf } from '../citizen-login/request-logins.ts';
import { examineUploads } from '../files/examine-uploads.ts';
import type { FileServices } from '../files/file-services.ts';
import { writerFor } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { parseAttempt } from './attempt.ts';
import type { CompletionRules } from './completion/complete-submission.ts';
import { limitCompletionMails } from './own-submissions/limit-completion-mails.ts';
import type { MailLimits } from './mail-limits/mail-limits.ts';
import { createSubmission } from './create-submission.ts';
import { presentOwnSubmission } from './present-submission.ts';
import { findReturnUrl } from './return-url.ts';
import { updateSubmission } from './update-submission.ts';

/** The dependencies of these handlers. */
export interface SendOptions extends CompletionRules {
  readonly mailLimits: MailLimits;
  readonly files: FileServices;
}

/** The endpoints with which visitors save and complete submissions. */
export const createSendHandlers = (
  rules: SendOptions,
): Handlers<typeof sendSubmissionsContract> => ({
  createSubmission: async (context) => {
    const { body, headers, caller, language, reviewKey } = context;
    const attempt = parseAttempt(headers['idempotency-key'], body);
    const loginTokens = loginTokensOf(headers);
    const request = { body, caller, language, attempt, loginTokens, reviewKey };
    if (body.status === 'final') {
      const sent = { own: null, versionId: body.form_version_id, answers: body.data };
      const idempotencyKey = headers['idempotency-key'];
      await limitCompletionMails(rules.mailLimits, context, { ...sent, idempotencyKey });
      await examineUploads(rules.files, context, { answers: body.data, versionId: sent.versionId });
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
      await limitCompletionMails(rules.mailLimits, context, {
        idempotencyKey: headers['idempotency-key'],
        own: change,
        versionId: body.form_version_id,
        answers: body.data,
      });
      await examineUploads(rules.files, context, { answers: body.data, submissionId: params.id });
    }
    return context.transaction(async (tx) => {
      const row = await updateSubmission(writerFor(context, tx), rules, change);
      return {
        data: presentOwnSubmission(row, null, await findReturnUrl(tx, context.tenant, row)),
      };
    });
  },
});
