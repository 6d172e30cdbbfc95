import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import type { ClientFor } from '../calls/logged-clients.ts';
import { createZgwCaseList } from './zgw/list-own-cases.ts';
import { connectClient, parseConnection } from '../connection.ts';
import { ProviderError } from '../provider-error.ts';
import type { ProviderRow } from '../providers-queries.ts';
import type { CaseList } from './case-list.ts';

/** A visitor waits for the list: shorter than a delivery may take. */
const timeoutMs = 10_000;

interface CaseListsOptions {
  readonly cipher: SecretCipher;
  readonly clientFor: ClientFor;
  readonly now: () => number;
}

/** The drivers of receivers whose core definition has `listsCases`. */
const drivers: Readonly<Record<string, typeof createZgwCaseList>> = { zgw: createZgwCaseList };

/** The case systems of tenants. */
export interface CaseLists {
  /** Throws a ProviderError when it is not configured completely, or lists no cases. */
  readonly get: (tenantId: string, provider: ProviderRow) => CaseList;
}

/** Opens the case systems of tenants with their decrypted secrets; nothing that they answer is kept. */
export const createCaseLists = ({ cipher, clientFor, now }: CaseListsOptions): CaseLists => ({
  get: (tenantId, provider) => {
    const { driver: name, settings, sealed_secret: sealed } = provider;
    const create = Object.hasOwn(drivers, name) ? drivers[name] : undefined;
    if (create === undefined || sealed === null) throw new ProviderError('not_configured');
    const open = (secret: Buffer) => cipher.decrypt({ tenantId, purpose: 'provider' }, secret);
    const { sealed_second_secret: key } = provider;
    return create({
      settings,
      secret: open(sealed),
      client: connectClient(clientFor({ tenantId, provider, operation: 'look_up' }), {
        ...parseConnection(settings, key && open(key)),
        // That of deliveries is for nobody who waits.
        timeoutMs: undefined,
      }),
      now,
      timeoutMs,
    });
  },
});
