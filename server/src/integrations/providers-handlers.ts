import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import type {
  ProviderStage,
  providersContract,
} from '@form-builder/core/contract/staff/settings/providers.ts';
import {
  providerDrivers,
  registerKinds,
  type ProviderKind,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import { stageOf } from '@form-builder/core/contract/staff/settings/stage-of.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Transaction } from 'kysely';
import { findUser } from '../accounts/users/users-queries.ts';
import { assertNotUsed } from '../form-uses/assert-not-used.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../logbook/writer.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { OutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import type { OutgoingRules } from '../platform/outgoing/outgoing-rules.ts';
import { RequestError } from '../platform/request-error.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { DeliveryAsker } from '../providers/delivery/delivery-driver.ts';
import type { CreateDeliveryDriver } from '../providers/delivery/delivery-drivers.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { LoginProviders } from '../providers/auth/login-providers.ts';
import { runAsOperation } from '../providers/calls/called-operation.ts';
import { findProviderError } from '../providers/find-provider-error.ts';
import type { DataSources } from '../providers/data-sources/data-sources.ts';
import type { Registers } from '../providers/registers.ts';
import type { CreatePaymentProvider } from '../providers/payment/payment-providers.ts';
import {
  deleteProviderRow,
  selectAllProviders,
  updateProviderOutage,
  upsertProvider,
  type ListedProvider,
  type ProviderKey,
} from '../providers/providers-queries.ts';
import { fetchProviderMetadata } from './fetch-provider-metadata.ts';
import { tryDataSource } from './try-data-source.ts';
import { assertProviderBody } from './assert-provider-body.ts';
import { assertProviderSecrets } from './assert-provider-secrets.ts';
import { presentProvider } from './present-provider.ts';
import { selectProviderUses, selectUsedOptions } from './provider-uses-query.ts';
import { reportingChanges } from './reporting-changes.ts';
import { sealProviderSecrets } from './provider-secrets.ts';

/** The dependencies of setting up providers. */
export interface ProvidersOptions {
  readonly cipher: SecretCipher;
  readonly createDriver: CreateDeliveryDriver;
  readonly logins: LoginProviders;
  readonly createPayment: CreatePaymentProvider;
  readonly registers: Registers;
  readonly dataSources: DataSources;
  readonly outgoing: OutgoingRules;
  readonly client: OutgoingClient;
  readonly jobs: JobSender;
  /** Called after a provider of the tenant was saved, deleted, switched off or on, or tested with success. */
  readonly onChanged: (tenantId: string, key: ProviderKey) => void;
}

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

function checkProvider(
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

function saveProvider(
  options: ProvidersOptions,
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

const deleteProvider =
  ({ jobs }: ProvidersOptions): Handlers<typeof providersContract>['deleteProvider'] =>
  (context) =>
    context.transaction(async (tx) => {
      const { params, caller } = context;
      const key = keyOf(params);
      const provider = (await selectAllProviders(tx)).find(isOf(key));
      if (provider === undefined) throw new RequestError('not_found');
      const isServed = ({ published_in }: FormUse) =>
        published_in.some((environment) => stageOf(environment) === params.stage);
      await assertNotUsed({
        caller,
        problem: 'provider_in_use',
        findUses: async (of) => (await selectProviderUses(tx, of, provider)).filter(isServed),
      });
      await deleteProviderRow(tx, key);
      const writer = writerFor(context, tx);
      if (provider.is_down) await resumeDeliveries(writer, jobs, provider);
      await writeLogbook(writer, {
        action: 'provider.deleted',
        subject: ['settings', writer.tenantId],
        details: { name: provider.name, provider: key.id },
      });
      return undefined;
    });

const setProviderOutage =
  ({ jobs, cipher }: ProvidersOptions): Handlers<typeof providersContract>['setProviderOutage'] =>
  (context) =>
    context.transaction(async (tx) => {
      const { params, body } = context;
      const key = keyOf(params);
      const provider = (await selectAllProviders(tx)).find(isOf(key));
      if (provider === undefined) throw new RequestError('not_found');
      // Deliveries wait for their receiver by themselves; only a copied receiver is switched on.
      if (provider.kind === 'delivery' && body.is_down) throw new RequestError('conflict');
      const writer = writerFor(context, tx);
      const change = { is_down: body.is_down, updated_at: instant(writer) };
      if (provider.is_down !== body.is_down) {
        await updateProviderOutage(tx, key, change);
        if (!body.is_down) await resumeDeliveries(writer, jobs, provider);
        await writeLogbook(writer, {
          action: body.is_down ? 'provider.outage_began' : 'provider.outage_ended',
          subject: ['settings', writer.tenantId],
          details: { name: provider.name, provider: key.id },
        });
      }
      return { data: presentProvider({ ...provider, ...change }, { ...context, cipher }) };
    });

/** Sends the job for the deliveries that waited because their receiver was switched off: no other job picks them up. */
async function resumeDeliveries(
  writer: Writer,
  jobs: JobSender,
  { kind }: Pick<ListedProvider, 'kind'>,
): Promise<void> {
  if (kind === 'delivery') await jobs.send(writer, 'deliver-submissions', {});
}

const keyOf = ({
  id,
  stage,
}: {
  readonly id: string;
  readonly stage: ProviderStage;
}): ProviderKey => ({
  id,
  servesTests: stage === 'test',
});

const isOf =
  ({ id, servesTests }: ProviderKey) =>
  (row: ListedProvider): boolean =>
    row.id === id && row.serves_tests === servesTests;
