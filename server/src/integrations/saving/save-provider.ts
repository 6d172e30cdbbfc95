import {
  providerDrivers,
  registerKinds,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { providersContract } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, writerFor } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { inputTexts } from '../../platform/http/requests/input-texts.ts';
import type { OutgoingRules } from '../../platform/outgoing/outgoing-rules.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import {
  selectAllProviders,
  upsertProvider,
  type ListedProvider,
  type ProviderKey,
} from '../../providers/providers-queries.ts';
import { presentProvider } from '../present-provider.ts';
import { assertProviderBody } from './assert-provider-body.ts';
import { assertProviderSecrets } from './assert-provider-secrets.ts';
import { isOf, keyOf } from './provider-key.ts';
import { sealProviderSecrets } from './provider-secrets.ts';

interface SaveOptions {
  readonly cipher: SecretCipher;
  readonly outgoing: OutgoingRules;
}

/** Sets up a provider for a stage, or changes its settings. */
export function saveProvider(
  options: SaveOptions,
): Handlers<typeof providersContract>['saveProvider'] {
  return (context) =>
    context.transaction(async (tx) => {
      const { params, body, language } = context;
      const key = keyOf(params);
      const all = await selectAllProviders(tx);
      const existing = all.find(isOf(key));
      const { kind } = providerDrivers[body.driver];
      if (body.is_new === true) assertNewId(all, key, { driver: body.driver, language });
      assertFree(all, { ...key, kind, driver: body.driver });
      assertProviderBody(body, {
        rules: options.outgoing,
        language,
        stage: params.stage,
        existing,
      });
      const writer = writerFor(context, tx);
      const secrets = { cipher: options.cipher, tenantId: writer.tenantId, existing };
      assertProviderSecrets(body, { ...secrets, language });
      await upsertProvider(tx, {
        tenant_id: writer.tenantId,
        id: key.id,
        serves_tests: key.servesTests,
        kind,
        driver: body.driver,
        name: body.name,
        settings: JSON.stringify(body.settings),
        ...sealProviderSecrets(body, secrets),
        created_at: instant(writer),
        updated_at: instant(writer),
      });
      await writeLogbook(writer, {
        action: 'provider.saved',
        subject: ['settings', writer.tenantId],
        details: { name: body.name, provider: key.id },
      });
      const saved = (await selectAllProviders(tx)).find(isOf(key));
      if (saved === undefined) throw new Error('A provider that was just saved is gone.');
      return { data: presentProvider(saved, { ...context, ...options }) };
    });
}

/** Requires that saving replaces nothing: of a provider with this id only the other stage may be there. */
function assertNewId(
  all: readonly ListedProvider[],
  key: ProviderKey,
  { driver, language }: { readonly driver: string; readonly language: Language },
): void {
  const isTaken = all.some((one) => isOf(key)(one) || (one.id === key.id && one.driver !== driver));
  if (isTaken)
    throw new RequestError('invalid', { errors: { id: [inputTexts[language].codeTaken] } });
}

/** Requires that no other provider has the id for another service, or serves a register that the tenant has already. */
function assertFree(
  all: readonly ListedProvider[],
  { id, kind, driver }: Pick<ListedProvider, 'id' | 'kind' | 'driver'>,
): void {
  // Forms refer to both stages by one id.
  if (all.some((one) => one.id === id && one.driver !== driver)) throw new RequestError('conflict');
  // The fields that use a register do not name it.
  const isRegister = registerKinds.some((one) => one === kind);
  if (isRegister && all.some((one) => one.kind === kind && one.id !== id))
    throw new RequestError('conflict');
}
