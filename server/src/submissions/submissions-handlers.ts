import type { submissionsContract } from '@form-builder/core/contract/submissions.ts';
import { isAllowedBy } from '../forms/forms-policy.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { writerFor } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { listAnswer } from '../platform/http/list-answer.ts';
import { RequestError } from '../platform/request-error.ts';
import { parseAttempt } from './attempt.ts';
import { createSubmission } from './create-submission.ts';
import {
  presentOwnSubmission,
  presentSubmission,
  presentSubmissionSummary,
} from './present-submission.ts';
import { createProgramCache } from './program-cache.ts';
import { deleteSubmissionRow, selectSubmission, selectSubmissionPage } from './staff-queries.ts';
import { updateSubmission } from './update-submission.ts';

/** Compiled versions at hand: more than a large tenant publishes, a few MB in all. */
const programs = createProgramCache(200);

export const submissionsHandlers: Handlers<typeof submissionsContract> = {
  createSubmission: async (context) => {
    const { body, headers, caller, language } = context;
    const attempt = parseAttempt(headers['idempotency-key'], body);
    const { row, publicKey } = await context.transaction((tx) =>
      createSubmission(writerFor(context, tx), programs, { body, caller, language, attempt }),
    );
    return { data: presentOwnSubmission(row, publicKey) };
  },

  updateSubmission: async (context) => {
    const { params, body, headers, language } = context;
    const attempt = parseAttempt(headers['idempotency-key'], { ...body, id: params.id });
    const change = { id: params.id, key: headers['x-submission-key'], body, language, attempt };
    const row = await context.transaction((tx) =>
      updateSubmission(writerFor(context, tx), programs, change),
    );
    return { data: presentOwnSubmission(row, null) };
  },

  listSubmissions: ({ caller, query, transaction }) =>
    transaction(async (tx) => {
      const { rows, total } = await selectSubmissionPage(tx, caller, query);
      return listAnswer(rows.map(presentSubmissionSummary), total, query);
    }),

  getSubmission: (context) =>
    context.transaction(async (tx) => {
      const { caller, params } = context;
      const submission = await selectSubmission(tx, caller, params.id);
      if (submission === undefined) throw new RequestError('not_found');
      await writeLogbook(writerFor(context, tx), {
        action: 'submission.read',
        subject: ['submission', submission.id],
      });
      return { data: presentSubmission(submission) };
    }),

  deleteSubmission: (context) =>
    context.transaction(async (tx) => {
      const { caller, params } = context;
      const submission = await selectSubmission(tx, caller, params.id);
      if (submission === undefined) throw new RequestError('not_found');
      if (!isAllowedBy(submission, 'change', caller)) throw new RequestError('forbidden');
      await deleteSubmissionRow(tx, submission.id);
      await writeLogbook(writerFor(context, tx), {
        action: 'submission.deleted',
        subject: ['submission', submission.id],
      });
      return undefined;
    }),
};
