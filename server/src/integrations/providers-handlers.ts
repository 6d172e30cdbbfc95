import type { providersContract } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import { runAsOperation } from '../providers/calls/called-operation.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { selectAllProviders } from '../providers/providers-queries.ts';
import { checkProvider } from './check-provider.ts';
import { deleteProvider } from './delete-provider.ts';
import { fetchProviderMetadata } from './fetch-provider-metadata.ts';
import { presentProvider } from './present-provider.ts';
import { selectProviderUses } from './provider-uses-query.ts';
import type { ProvidersOptions } from './providers-options.ts';
import { reportingChanges } from './reporting-changes.ts';
import { isOf, keyOf } from './saving/provider-key.ts';
import { saveProvider } from './saving/save-provider.ts';
import { setProviderOutage } from './set-provider-outage.ts';
import { tryDataSource } from './try-data-source.ts';

/** The endpoints with which administrators set up the outside services of their tenant. */
export const createProvidersHandlers = (
  options: ProvidersOptions,
): Handlers<typeof providersContract> => ({
  listProviders: (context) =>
    context.transaction(async (tx) => {
      const rows = await selectAllProviders(tx);
      return { data: rows.map((row) => presentProvider(row, { ...context, ...options })) };
    }),

  listProviderChoices: listProviderChoices(options),
  tryDataSource: tryDataSource(options),
  fetchProviderMetadata: fetchProviderMetadata(options),
  saveProvider: reportingChanges(options.onChanged, saveProvider(options)),
  deleteProvider: reportingChanges(options.onChanged, deleteProvider(options)),
  setProviderOutage: reportingChanges(options.onChanged, setProviderOutage(options)),

  listProviderUses: ({ params, caller, transaction }) =>
    transaction(async (tx) => {
      const provider = (await selectAllProviders(tx)).find(({ id }) => id === params.id);
      if (provider === undefined) throw new RequestError('not_found');
      return { data: await selectProviderUses(tx, caller, provider) };
    }),

  checkProvider: checkProvider(options),
});

const listProviderChoices =
  ({ createDriver }: ProvidersOptions): Handlers<typeof providersContract>['listProviderChoices'] =>
  async (context) => {
    const { params, query } = context;
    const rows = await context.transaction(selectAllProviders);
    const provider = rows.find(isOf(keyOf(params)));
    if (provider?.kind !== 'delivery') throw new RequestError('not_found');
    try {
      const { listChoices } = createDriver(context, provider);
      const choices = await runAsOperation(
        { operation: 'choose' },
        async () => (await listChoices?.(query.list, query.of ?? '')) ?? [],
      );
      return {
        data: choices.map(({ isRequired, ...choice }) => ({
          ...choice,
          ...(isRequired !== undefined && { is_required: isRequired }),
        })),
      };
    } catch (cause) {
      if (cause instanceof ProviderError) throw new RequestError('provider_unavailable', { cause });
      throw cause;
    }
  };
