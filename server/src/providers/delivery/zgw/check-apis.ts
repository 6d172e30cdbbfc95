import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type { Catalogue } from './catalogue.ts';
import type { ZgwClient } from './zgw-client.ts';
import type { ZgwSettings } from './zgw-settings.ts';

interface CheckedApis {
  readonly client: ZgwClient;
  readonly settings: ZgwSettings;
  readonly catalogue: Catalogue;
}

/**
 * Asks every API for something that does not exist, each in turn; throws a ProviderError that names the setting with the
 * address. The Besluiten API may be absent as long as no integration records decisions.
 */
export async function checkApis(
  { client, settings, catalogue }: CheckedApis,
  usedOptions: ReadonlySet<string>,
): Promise<void> {
  const { organisation, decisions_url: decisions } = settings;
  if (settings.catalogue === '') throw new ProviderError('not_configured');
  const identificatie = 'check';
  const query = {
    filters: { bronorganisatie: organisation, identificatie },
    schema: v.unknown(),
  };
  const decided = {
    filters: { verantwoordelijkeOrganisatie: organisation, identificatie },
    schema: v.unknown(),
  };
  await at('catalogues_url', catalogue.listCaseTypes());
  await at('cases_url', client.list('cases', 'zaken', query));
  await at('documents_url', client.list('documents', 'enkelvoudiginformatieobjecten', query));
  if (decisions !== '' || usedOptions.has('decision_type'))
    await at('decisions_url', client.list('decisions', 'besluiten', decided));
}

async function at(setting: keyof ZgwSettings, call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    throw new ProviderError(cause.code, { cause, setting });
  }
}
