import type { ProviderKind } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { providersContract } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { Transaction } from 'kysely';
import { findUser } from '../accounts/users/users-queries.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import { runAsOperation } from '../providers/calls/called-operation.ts';
import type { DeliveryAsker } from '../providers/delivery/delivery-driver.ts';
import { findProviderError } from '../providers/find-provider-error.ts';
import { selectAllProviders, type ProviderKey } from '../providers/providers-queries.ts';
import { selectUsedOptions } from './provider-uses-query.ts';
import type { ProvidersOptions } from './providers-options.ts';
import { isOf, keyOf } from './saving/provider-key.ts';

/** Calls a provider once without consequences, by the driver of its kind. */
export function checkProvider(
  options: ProvidersOptions,
): Handlers<typeof providersContract>['checkProvider'] {
  return async (context) => {
    const key = keyOf(context.params);
    const { provider, asker } = await context.transaction(async (tx) => {
      const provider = (await selectAllProviders(tx)).find(isOf(key));
      const isReceiver = provider?.kind === 'delivery';
      return { provider, asker: isReceiver ? await selectAsker(tx, context, key) : nobody };
    });
    if (provider === undefined) throw new RequestError('not_found');
    const startedAt = context.now();
    const { tenant } = context;
    const checks: Readonly<Record<ProviderKind, () => Promise<void>>> = {
      delivery: () => options.createDriver(context, provider).check(asker),
      auth: () => options.logins.get(tenant.id, provider).check(),
      payment: () => options.createPayment(tenant.id, provider).check(),
      addresses: () => options.registers.check('addresses', tenant.id, provider),
      companies: () => options.registers.check('companies', tenant.id, provider),
      persons: () => options.registers.check('persons', tenant.id, provider),
      data: async () => options.dataSources.get(tenant.id, provider).check(),
    };
    const error = await findProviderError(() =>
      runAsOperation({ operation: 'check' }, checks[provider.kind]),
    );
    if (error === null) options.onChanged(tenant.id, key);
    return {
      data: {
        error: error?.code ?? null,
        duration_ms: Math.max(0, context.now() - startedAt),
        ...(error?.hostKey !== undefined && { host_key: error.hostKey }),
        ...(error?.setting !== undefined && { setting: error.setting }),
      },
    };
  };
}

const nobody: DeliveryAsker = { address: null, usedOptions: new Set() };

/** What only the check of a receiver uses. */
async function selectAsker(
  tx: Transaction<Database>,
  { tenant, caller }: { readonly tenant: Tenant; readonly caller: Caller },
  { id }: ProviderKey,
): Promise<DeliveryAsker> {
  const user = await findUser(tx, tenant.id, caller.id);
  return { address: user?.email ?? null, usedOptions: await selectUsedOptions(tx, id) };
}
