import type { identitiesContract } from '@form-builder/core/contract/staff/submissions/identities.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { isoInstant } from '../../platform/http/responses/iso-instant.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { logProcessing } from '../../processing-log/log-processing.ts';
import { signerPlace } from '../co-signature/co-signature-secrets.ts';
import { selectCoSignatureOf } from '../co-signature/co-signatures-queries.ts';
import { maskIdentifier } from '../reading/mask-identifier.ts';
import { selectSubmission } from './staff-queries.ts';
import { selectIdentities } from '../../citizen-login/login-queries.ts';

/** The endpoint that returns the identities behind a submission, to staff who may read it. */
export function createIdentitiesHandlers(
  cipher: SecretCipher,
): Handlers<typeof identitiesContract> {
  return {
    listIdentities: ({ caller, params, tenant, transaction }) =>
      transaction(async (tx) => {
        if ((await selectSubmission(tx, caller, params.id)) === undefined)
          throw new RequestError('not_found');
        const identities = await selectIdentities(tx, params.id);
        const place = { tenantId: tenant.id, purpose: 'identifier' } as const;
        return {
          data: identities.map(({ provider_id: provider, entity, level, ...row }) => ({
            provider,
            name: entity.name,
            level,
            identifier: maskIdentifier(cipher.decrypt(place, row.sealed_identifier)),
            authenticated_at: isoInstant(row.authenticated_at),
          })),
        };
      }),

    getIdentifier: (context) =>
      context.transaction(async (tx) => {
        const { caller, params, tenant } = context;
        if ((await selectSubmission(tx, caller, params.id)) === undefined)
          throw new RequestError('not_found');
        const identities = await selectIdentities(tx, params.id);
        const found = identities.find(({ provider_id: id }) => id === params.provider);
        if (found === undefined) throw new RequestError('not_found');
        const writer = writerFor(context, tx);
        await writeLogbook(writer, {
          action: 'submission.identity_read',
          subject: ['submission', params.id],
          details: { provider: params.provider },
        });
        await logProcessing(writer, 'submission.read', [params.id]);
        const place = { tenantId: tenant.id, purpose: 'identifier' } as const;
        const identifier = cipher.decrypt(place, found.sealed_identifier);
        return { data: { provider: params.provider, identifier } };
      }),

    getCoSignerIdentifier: getCoSignerIdentifier(cipher),
  };
}

const getCoSignerIdentifier =
  (cipher: SecretCipher): Handlers<typeof identitiesContract>['getCoSignerIdentifier'] =>
  (context) =>
    context.transaction(async (tx) => {
      const { caller, params, tenant } = context;
      if ((await selectSubmission(tx, caller, params.id)) === undefined)
        throw new RequestError('not_found');
      const row = await selectCoSignatureOf(tx, params.id);
      if (!row?.sealed_identifier) throw new RequestError('not_found');
      const { id, login_provider, sealed_identifier: sealed } = row;
      const provider = login_provider ?? '';
      const writer = writerFor(context, tx);
      await writeLogbook(writer, {
        action: 'submission.identity_read',
        subject: ['submission', params.id],
        details: { provider },
      });
      await logProcessing(writer, 'submission.read', [params.id]);
      const identifier = cipher.decrypt(signerPlace({ tenantId: tenant.id, id }), sealed);
      return { data: { provider, identifier } };
    });
