import type { handlingContract } from '@form-builder/core/contract/staff/submissions/handling.ts';
import { instant, writerFor } from '../../../logbook/writer.ts';
import type { Handlers } from '../../../platform/http/endpoints/handlers.ts';
import { isoInstant } from '../../../platform/http/responses/iso-instant.ts';
import { RequestError } from '../../../platform/request-error.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import { selectSubmission } from '../staff-queries.ts';
import { insertRemark } from './insert-remark.ts';
import { openRemark } from './remark-secrets.ts';

/** The endpoints with which staff read and write remarks about a submission. */
export const createRemarksHandlers = (
  cipher: SecretCipher,
): Pick<Handlers<typeof handlingContract>, 'listRemarks' | 'createRemark'> => ({
  listRemarks: ({ caller, params, tenant, transaction }) =>
    transaction(async (tx) => {
      const submission = await selectSubmission(tx, caller, params.id);
      if (submission === undefined) throw new RequestError('not_found');
      const rows = await tx
        .selectFrom('submission_remarks')
        .select(['id', 'sealed_text', 'author_name', 'created_at'])
        .where('submission_id', '=', submission.id)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return {
        data: rows.map(({ id, sealed_text: sealed, author_name: author, created_at: at }) => ({
          id,
          text: openRemark(cipher, { tenantId: tenant.id, id }, sealed),
          author,
          created_at: isoInstant(at),
        })),
      };
    }),

  createRemark: (context) =>
    context.transaction(async (tx) => {
      const { caller, params, body } = context;
      const submission = await selectSubmission(tx, caller, params.id);
      if (submission === undefined) throw new RequestError('not_found');
      const writer = writerFor(context, tx);
      const id = await insertRemark(writer, cipher, submission.id, body.text);
      const at = isoInstant(instant(writer));
      return { data: { id, text: body.text, author: caller.name, created_at: at } };
    }),
});
