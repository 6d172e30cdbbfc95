import type { submissionsContract } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { selectOfSubmission } from '../../files/files-queries.ts';
import { withFileLinks } from '../../files/present-files.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { logProcessing } from '../../processing-log/log-processing.ts';
import { openSubmission } from '../reading/open-submission.ts';
import { selectSubmission } from './staff-queries.ts';

/** Returns all answers of a submission unmasked, and records in the logbook who requested them. */
export function unmaskSubmission(
  cipher: SecretCipher,
): Handlers<typeof submissionsContract>['getSensitiveAnswers'] {
  return (context) =>
    context.transaction(async (tx) => {
      const { caller, params, tenant } = context;
      const submission = await selectSubmission(tx, caller, params.id);
      if (submission === undefined) throw new RequestError('not_found');
      const { id } = submission;
      const writer = writerFor(context, tx);
      await writeLogbook(writer, {
        action: 'submission.unmasked',
        subject: ['submission', id],
      });
      await logProcessing(writer, 'submission.read', [id]);
      const { answers, definition } = openSubmission(cipher, tenant.id, submission);
      return {
        data: {
          answers: withFileLinks(answers, id, await selectOfSubmission(tx, id)),
          variables: definition.variables ?? [],
        },
      };
    });
}
