import type {
  identitiesContract,
  identityParties,
} from '@form-builder/core/contract/staff/submissions/identities.ts';
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
import { openActing } from '../../citizen-login/acting/acting-party.ts';
import { selectIdentities, type IdentityRow } from '../../citizen-login/login-queries.ts';
import { openIdentifier } from '../../citizen-login/login-secrets.ts';
import { selectProviderNames } from '../../providers/providers-queries.ts';

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
        const names = await selectProviderNames(tx);
        return {
          data: identities.map((row) => presentIdentity(cipher, tenant.id, { row, names })),
        };
      }),

    getIdentifier: (context) =>
      context.transaction(async (tx) => {
        const { caller, params, query, tenant } = context;
        if ((await selectSubmission(tx, caller, params.id)) === undefined)
          throw new RequestError('not_found');
        const identities = await selectIdentities(tx, params.id);
        const found = identities.find(({ provider_id: id }) => id === params.provider);
        const identifier =
          found && openParty(cipher, tenant.id, { row: found, party: query.party });
        if (identifier === undefined) throw new RequestError('not_found');
        const writer = writerFor(context, tx);
        await writeLogbook(writer, {
          action: 'submission.identity_read',
          subject: ['submission', params.id],
          details: {
            provider: params.provider,
            ...(query.party === 'acting' && { party: query.party }),
          },
        });
        await logProcessing(writer, 'submission.read', [params.id]);
        return { data: { provider: params.provider, identifier } };
      }),

    getCoSignerIdentifier: getCoSignerIdentifier(cipher),
  };
}

interface Presented {
  readonly row: IdentityRow;
  readonly names: Awaited<ReturnType<typeof selectProviderNames>>;
}

/** The parties of a login with their numbers masked. */
function presentIdentity(cipher: SecretCipher, tenantId: string, { row, names }: Presented) {
  const { provider_id: provider, entity, level } = row;
  const acting = openActing(cipher, tenantId, row);
  const identifier = openParty(cipher, tenantId, { row, party: 'represented' }) ?? '';
  return {
    provider,
    provider_name:
      names.find(({ id, kind }) => id === provider && kind === 'auth')?.name ?? provider,
    name: entity.name,
    is_shielded: row.is_shielded,
    level,
    identifier: maskIdentifier(identifier),
    authenticated_at: isoInstant(row.authenticated_at),
    acting: acting && {
      name: acting.entity.name,
      identifier: maskIdentifier(acting.identifier),
      person: acting.person === undefined ? null : maskIdentifier(acting.person),
      mandate: acting.mandate ?? null,
    },
  };
}

interface Party {
  readonly row: IdentityRow;
  readonly party: (typeof identityParties)[number];
}

/** The number of one party of a login; `undefined` when nobody acted for somebody else. */
const openParty = (cipher: SecretCipher, tenantId: string, { row, party }: Party) =>
  party === 'acting'
    ? openActing(cipher, tenantId, row)?.identifier
    : openIdentifier(cipher, tenantId, row);

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
