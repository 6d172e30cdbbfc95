import type { ownSubmissionsContract } from '@form-builder/core/contract/visitor/own-submissions.ts';
import { loginTokensOf, readLogins } from '../citizen-login/request-logins.ts';
import { assertSamePerson } from '../citizen-login/submission-identity.ts';
import { writerFor, type Writer } from '../logbook/writer.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { RequestError } from '../platform/request-error.ts';
import { findReviewPass } from '../reviews/review-pass.ts';
import { findAttempt } from './attempt.ts';
import { checkCode } from './codes/check-code.ts';
import { updateCode } from './codes/codes-queries.ts';
import { countRequest, requestCode } from './codes/request-code.ts';
import type { CompletionRules } from './completion/complete-submission.ts';
import { createCopyMailHandlers } from './submission-mails/copy-mail.ts';
import {
  getOwnSubmission,
  getSubmissionBeforeCode,
  needsCode,
} from './own-submissions/own-submission.ts';
import { presentOwnSubmission } from './present-submission.ts';
import type { MailLimits } from './mail-limits/mail-limits.ts';
import { selectAddressToVerify } from './mailing-queries.ts';
import { findReturnUrl } from './return-url.ts';
import { getDraftVersion } from './resume/draft-version.ts';
import { assertMayMailLink, requestResumeLink } from './resume/request-resume-link.ts';
import { resumeSubmission } from './resume/resume-submission.ts';
import { assertAwaitsCode, verifySubmission } from './verification/verify-submission.ts';

/** The dependencies of these handlers. */
export interface OwnSubmissionsOptions extends CompletionRules {
  readonly jobs: JobSender;
  readonly mailer: Mailer;
  readonly hasher: PasswordHasher;
  readonly mailLimits: MailLimits;
}

/** The endpoints of a visitor's own submission: resume, verify, read. */
export function createOwnSubmissionsHandlers(
  options: OwnSubmissionsOptions,
): Handlers<typeof ownSubmissionsContract> {
  return {
    ...lookHandlers,
    ...resumeHandlers(options),
    ...resumeMailHandlers(options),
    ...createCopyMailHandlers(options),
    ...verificationHandlers(options),
  };
}

type Own = Handlers<typeof ownSubmissionsContract>;

const lookHandlers: Pick<Own, 'getOwnSubmission' | 'findAttempt' | 'getDraftVersion'> = {
  getOwnSubmission: (context) =>
    context.transaction(async (tx) => {
      const submission = await getOwnSubmission({ tx }, wantedBy(context));
      const returnUrl = await findReturnUrl(tx, context.tenant, submission);
      return { data: presentOwnSubmission(submission, null, returnUrl) };
    }),

  findAttempt: ({ headers, tenant, transaction }) =>
    transaction(async (tx) => {
      const found = await findAttempt(tx, headers['idempotency-key']);
      if (found === undefined) throw new RequestError('not_found');
      const { row, publicKey } = found;
      const returnUrl = await findReturnUrl(tx, tenant, row);
      return { data: presentOwnSubmission(row, publicKey, returnUrl) };
    }),

  getDraftVersion: (context) =>
    context.transaction(async (tx) => {
      const { tenant, caller, language, params, query } = context;
      const visitor = { tenant, caller, language, pass: await findReviewPass(tx, context) };
      const { environment } = query;
      const begun = await getDraftVersion(tx, visitor, { versionId: params.version, environment });
      if (begun.form.id !== params.id) throw new RequestError('form_not_found');
      return { data: begun };
    }),
};

function resumeHandlers(options: OwnSubmissionsOptions): Pick<Own, 'resumeSubmission'> {
  const { hasher, cipher } = options;
  return {
    resumeSubmission: async (context) => {
      const { tenant, caller, language, transaction } = context;
      const wanted = wantedBy(context);
      const id = { submissionId: wanted.id, purpose: 'resume' } as const;
      const isCodeNeeded = await transaction((tx) => needsCode({ tx }, wanted));
      const { code } = context.body;
      if (isCodeNeeded && code === undefined) throw new RequestError('code_needed');
      if (isCodeNeeded) await checkCode({ ...context, hasher }, id, code ?? '');
      return transaction(async (tx) => {
        const submission = await getSubmissionBeforeCode({ tx }, wanted);
        const isTest = submission.is_test;
        const tokens = loginTokensOf(context.headers);
        const logins = await readLogins(writerFor(context, tx), tokens, { isTest });
        await assertSamePerson({ tx }, submission.id, logins);
        if (isCodeNeeded) await updateCode(tx, id, { code_hash: null, expires_at: null });
        const pass = await findReviewPass(tx, context);
        const resumer = { tenant, caller, language, pass, needsKey: isCodeNeeded, cipher };
        return { data: await resumeSubmission(writerFor(context, tx), submission, resumer) };
      });
    },
  };
}

function resumeMailHandlers(
  options: OwnSubmissionsOptions,
): Pick<Own, 'requestResumeCode' | 'mailResumeLink'> {
  return {
    requestResumeCode: async (context) => {
      const { params, language, now, transaction } = context;
      const id = { submissionId: params.id, purpose: 'resume', language } as const;
      const request = { id, whenRecent: 'refuse' } as const;
      const getAddress = async (tx: Writer['tx']) => {
        const own = await getSubmissionBeforeCode({ tx }, wantedBy(context));
        if (own.status !== 'draft' || own.resume_email === null)
          throw new RequestError('transition_not_allowed');
        return own.resume_email;
      };
      const recipient = await transaction(async (tx) => {
        const address = await getAddress(tx);
        await countRequest({ tx, now }, request);
        return address;
      });
      await options.mailLimits.code({ ...context, recipient });
      return transaction(async (tx) => {
        await getAddress(tx);
        await requestCode({ ...options, writer: writerFor(context, tx) }, request);
        return undefined;
      });
    },

    mailResumeLink: async (context) => {
      const { params, body, language, reviewKey, transaction } = context;
      const { email } = body;
      const get = (tx: Writer['tx']) => getOwnSubmission({ tx }, wantedBy(context));
      await transaction(async (tx) => {
        const linkOptions = { ...options, writer: writerFor(context, tx) };
        await assertMayMailLink(linkOptions, await get(tx), { reviewKey });
      });
      await options.mailLimits.link({ ...context, recipient: email }, params.id);
      return transaction(async (tx) => {
        const linkOptions = { ...options, writer: writerFor(context, tx) };
        await requestResumeLink(linkOptions, await get(tx), { email, language, reviewKey });
        return undefined;
      });
    },
  };
}

function verificationHandlers(
  options: OwnSubmissionsOptions,
): Pick<Own, 'requestVerificationCode' | 'verifySubmission'> {
  const { hasher } = options;
  return {
    requestVerificationCode: async (context) => {
      const { params, language, now, transaction } = context;
      const id = { submissionId: params.id, purpose: 'verification', language } as const;
      const request = { id, whenRecent: 'refuse' } as const;
      const assertWaits = async (tx: Writer['tx']) =>
        assertAwaitsCode(await getOwnSubmission({ tx }, wantedBy(context)));
      const recipient = await transaction(async (tx) => {
        await assertWaits(tx);
        await countRequest({ tx, now }, request);
        return selectAddressToVerify(tx, params.id);
      });
      if (recipient !== undefined) await options.mailLimits.code({ ...context, recipient });
      return transaction(async (tx) => {
        await assertWaits(tx);
        await requestCode({ ...options, writer: writerFor(context, tx) }, request);
        return undefined;
      });
    },

    verifySubmission: async (context) => {
      const { body, transaction } = context;
      const { id, ...submission } = await transaction((tx) =>
        getOwnSubmission({ tx }, wantedBy(context)),
      );
      assertAwaitsCode(submission);
      await checkCode(
        { ...context, hasher },
        { submissionId: id, purpose: 'verification' },
        body.code,
      );
      return transaction(async (tx) => {
        const row = await verifySubmission(writerFor(context, tx), options, id);
        return {
          data: presentOwnSubmission(row, null, await findReturnUrl(tx, context.tenant, row)),
        };
      });
    },
  };
}

interface KeyedRequest {
  readonly params: { readonly id: string };
  readonly headers: { readonly 'x-submission-key': string };
}

function wantedBy({ params, headers }: KeyedRequest) {
  return { id: params.id, key: headers['x-submission-key'] };
}
