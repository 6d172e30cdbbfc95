import type {
  SignInProvider,
  signInProvidersContract,
} from '@form-builder/core/contract/staff/settings/sign-in-providers.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor, type Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { HandlerContext, Handlers } from '../../platform/http/endpoints/handlers.ts';
import { enforceLimit, type CreateRateLimit } from '../../platform/http/rate-limits/rate-limit.ts';
import { isoInstant } from '../../platform/http/responses/iso-instant.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { findProviderError } from '../../providers/find-provider-error.ts';
import { assertAdministratorRemains } from '../rights.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { assertMayChange, getUser } from '../users/update-user.ts';
import { createProvider, updateProvider } from './save-sign-in-provider.ts';
import type { SignInClients } from './sign-in-clients.ts';
import { deleteLink } from './sign-in-links-queries.ts';
import {
  deleteSignInProviderRow,
  selectSignInProviders,
  type SignInProviderWithRoles,
} from './sign-in-providers-queries.ts';

interface SignInProvidersOptions {
  readonly cipher: SecretCipher;
  readonly signInClients: SignInClients;
  readonly createRateLimit: CreateRateLimit;
}

/** The outside providers with which the staff of a tenant sign in. */
export function createSignInProvidersHandlers({
  cipher,
  signInClients,
  createRateLimit,
}: SignInProvidersOptions): Handlers<typeof signInProvidersContract> {
  const limitChecks = createRateLimit({ name: 'sign-in-checks', max: 30, windowSeconds: 60 });
  return {
    listSignInProviders: async ({ transaction, tenant }) => {
      const providers = await transaction((tx) => selectSignInProviders(tx, tenant.id));
      return { data: providers.map(present) };
    },

    createSignInProvider: (context) =>
      context.transaction(async (tx) => {
        assertIsAdministrator(context.caller);
        const writer = writerFor(context, tx);
        const id = await createProvider(writer, cipher, context);
        return { data: present(await getProvider(writer, id)) };
      }),

    updateSignInProvider: (context) =>
      context.transaction(async (tx) => {
        assertIsAdministrator(context.caller);
        const writer = writerFor(context, tx);
        const provider = await getProvider(writer, context.params.id);
        await updateProvider(writer, cipher, { ...context, provider });
        await assertAdministratorRemains(writer);
        return { data: present(await getProvider(writer, provider.id)) };
      }),

    checkSignInProvider: async (context) => {
      assertIsAdministrator(context.caller);
      const { transaction, tenant, params, now } = context;
      await enforceLimit(limitChecks, tenant.id);
      const provider = await transaction((tx) =>
        getProvider({ tx, tenantId: tenant.id }, params.id),
      );
      const startedAt = now();
      const error = await findProviderError(() => signInClients.get(tenant.id, provider).check());
      return { data: { error: error?.code ?? null, duration_ms: Math.max(0, now() - startedAt) } };
    },

    deleteSignInProvider,
    unlinkSignInProvider,
  };
}

async function deleteSignInProvider(
  context: HandlerContext<typeof signInProvidersContract.deleteSignInProvider>,
): Promise<undefined> {
  await context.transaction(async (tx) => {
    assertIsAdministrator(context.caller);
    const writer = writerFor(context, tx);
    const { id, name } = await getProvider(writer, context.params.id);
    await deleteSignInProviderRow(tx, { tenantId: writer.tenantId, id });
    await assertAdministratorRemains(writer);
    await writeLogbook(writer, {
      action: 'sign_in_provider.deleted',
      subject: ['settings', writer.tenantId],
      details: { name },
    });
  });
}

async function unlinkSignInProvider(
  context: HandlerContext<typeof signInProvidersContract.unlinkSignInProvider>,
): Promise<undefined> {
  await context.transaction(async (tx) => {
    const { params, caller } = context;
    const writer = writerFor(context, tx);
    const user = await getUser(writer, params.id);
    assertMayChange(caller, user);
    if (user.id === caller.id) throw new RequestError('own_rights');
    const provider = await getProvider(writer, params.provider_id);
    const link = { tenantId: writer.tenantId, providerId: provider.id, userId: user.id };
    if (!(await deleteLink(tx, link))) throw new RequestError('not_found');
    await endSessionsOf(tx, writer.tenantId, user.id);
    await assertAdministratorRemains(writer);
    await writeLogbook(writer, {
      action: 'user.provider_unlinked',
      subject: ['user', user.id],
      details: { provider: provider.name },
    });
  });
}

/** A provider can vouch for any user, so only who manages both users and roles may change one. */
function assertIsAdministrator({ isRoot, permissions }: Caller): void {
  if (!isRoot && !(permissions.has('users-all') && permissions.has('users-roles')))
    throw new RequestError('forbidden');
}

async function getProvider(
  { tx, tenantId }: Pick<Writer, 'tx' | 'tenantId'>,
  id: string,
): Promise<SignInProviderWithRoles> {
  const [provider] = await selectSignInProviders(tx, tenantId, id);
  if (provider === undefined) throw new RequestError('not_found');
  return provider;
}

function present(row: SignInProviderWithRoles): SignInProvider {
  const { failure_code: code, failed_at: failedAt } = row;
  return {
    id: row.id,
    name: row.name,
    is_active: row.is_active,
    issuer: row.issuer,
    client_id: row.client_id,
    client_authentication: row.client_authentication,
    has_secret: row.sealed_secret !== null,
    scope: row.scope,
    groups_claim: row.groups_claim,
    group_roles: row.group_roles.map(({ group_name: group, role_id }) => ({ group, role_id })),
    domains: row.domains,
    trusts_email: row.trusts_email,
    account_creation: row.account_creation,
    mfa_values: row.mfa_values,
    contact: row.contact,
    ends_session: row.ends_session,
    users: row.users,
    last_sign_in_at: row.last_sign_in_at === null ? null : isoInstant(row.last_sign_in_at),
    last_failure: code === null || failedAt === null ? null : { code, at: isoInstant(failedAt) },
    updated_at: isoInstant(row.updated_at),
  };
}
