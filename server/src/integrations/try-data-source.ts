import type { providersContract } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import { runAsOperation } from '../providers/calls/called-operation.ts';
import type { DataSource, TriedDataSource } from '../providers/data-sources/data-source.ts';
import type { DataSources } from '../providers/data-sources/data-sources.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { selectProvider } from '../providers/providers-queries.ts';

/** Asks a source once with values of an administrator, who sees its response. */
export const tryDataSource =
  ({
    dataSources,
  }: {
    readonly dataSources: DataSources;
  }): Handlers<typeof providersContract>['tryDataSource'] =>
  async ({ params, body, tenant, transaction }) => {
    const key = { id: params.id, servesTests: params.stage === 'test' };
    const provider = await transaction((tx) => selectProvider(tx, 'data', key));
    if (provider === undefined) throw new RequestError('not_found');
    const tried = await runAsOperation({ operation: 'check' }, () =>
      tryOnce(() => dataSources.get(tenant.id, provider), body.inputs),
    );
    const outputs = Object.entries(tried.values).map(([name, value]) => ({ name, value }));
    const { error, status, response } = tried;
    return { data: { error, status, response, outputs } };
  };

async function tryOnce(
  open: () => DataSource,
  inputs: Readonly<Record<string, string>>,
): Promise<TriedDataSource> {
  try {
    return await open().try(inputs);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { error: error.code, status: null, response: '', values: {} };
  }
}
