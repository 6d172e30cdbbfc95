import type { Mailer } from '../../platform/mail/mailer.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { CompletionStep } from '../completion/completion-step.ts';
import { askCoSigner, type CoSignatureRequests } from './ask-co-signer.ts';
import { selectCoSignatureOf } from './co-signatures-queries.ts';
import { findCoSigner } from './find-co-signer.ts';

type Options = CoSignatureRequests & { readonly mailer: Pick<Mailer, 'isAvailable'> };

/**
 * The step in which a second person signs, by mail or by login; see `findCoSigner` for when none is
 * needed. Changed answers withdraw the request, so that the signed answers are the stored ones.
 */
export function createCoSignatureStep({ mailer, ...requests }: Options): CompletionStep {
  return {
    awaits: 'co_signature',
    isNeeded: (sent) => findCoSigner(sent) !== undefined,
    findWaiting: async (completing) => {
      const signer = findCoSigner(completing);
      if (signer === undefined) return null;
      const { writer, submission } = completing;
      const asked = await selectCoSignatureOf(writer.tx, submission.id);
      if (asked !== undefined) return asked.signed_at === null ? { status: 'draft' } : null;
      if (signer.address !== null && !mailer.isAvailable)
        throw new RequestError('mail_unavailable');
      await askCoSigner(completing, requests, signer);
      return { status: 'draft' };
    },
  };
}
