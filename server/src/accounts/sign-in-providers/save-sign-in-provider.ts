import type { signInProvidersContract } from '@form-builder/core/contract/staff/settings/sign-in-providers.ts';
import { loggedChanges } from '../../logbook/logged-changes.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import { definedMembers } from '../../platform/database/defined-members.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { HandlerContext } from '../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { assertMayGrant } from '../rights.ts';
import { selectRoles } from '../roles/roles-queries.ts';
import { deleteLinksOf } from './sign-in-links-queries.ts';
import { deleteProviderSessions } from './provider-sessions-queries.ts';
import {
  insertSignInProvider,
  isProviderNameTaken,
  replaceGroupRoles,
  selectSignInProviders,
  updateSignInProviderRow,
  type SignInProviderWithRoles,
} from './sign-in-providers-queries.ts';

type NewProvider = HandlerContext<typeof signInProvidersContract.createSignInProvider>['body'];
type ProviderChange = HandlerContext<typeof signInProvidersContract.updateSignInProvider>['body'];
type GroupRole = NewProvider['group_roles'][number];

/** More buttons than this make no clear sign-in page. */
const maxProviders = 10;

/** Inserts a provider with the roles that its groups give; returns the id. */
export async function createProvider(
  writer: Writer,
  cipher: SecretCipher,
  { body, caller }: { readonly body: NewProvider; readonly caller: Caller },
): Promise<string> {
  const { tx, tenantId } = writer;
  const { group_roles: groupRoles, secret, ...row } = body;
  const id = writer.createId();
  if ((await selectSignInProviders(tx, tenantId)).length >= maxProviders)
    throw new RequestError('conflict');
  await assertNameIsFree(writer, id, row.name);
  await insertSignInProvider(tx, {
    ...row,
    tenant_id: tenantId,
    id,
    sealed_secret: sealed(cipher, tenantId, secret) ?? null,
    created_at: instant(writer),
    updated_at: instant(writer),
  });
  const roles = await changeGroupRoles(writer, caller, { id, held: [], groupRoles });
  await writeLogbook(writer, {
    action: 'sign_in_provider.created',
    subject: ['settings', tenantId],
    details: { name: row.name, changes: loggedChanges({}, row), ...roles },
  });
  return id;
}

/**
 * Changes a provider. With another issuer or client id, subjects are of other people: the links end, and users are
 * linked again by their e-mail address.
 */
export async function updateProvider(
  writer: Writer,
  cipher: SecretCipher,
  {
    body,
    caller,
    provider,
  }: {
    readonly body: ProviderChange;
    readonly caller: Caller;
    readonly provider: SignInProviderWithRoles;
  },
): Promise<void> {
  const { tx, tenantId } = writer;
  const { id } = provider;
  const { group_roles: groupRoles, secret, ...change } = body;
  if (change.name !== undefined) await assertNameIsFree(writer, id, change.name);
  const isOtherIssuer = isOther(change.issuer, provider.issuer);
  // A stored secret is for the issuer that it was entered with, and is sent to no other.
  const isDropped = isOtherIssuer || change.client_authentication === 'private_key';
  const newSecret = secret === undefined && isDropped ? null : secret;
  await updateSignInProviderRow(
    tx,
    { tenantId, id },
    {
      ...definedMembers({ ...change, sealed_secret: sealed(cipher, tenantId, newSecret) }),
      updated_at: instant(writer),
    },
  );
  if (isOtherIssuer || isOther(change.client_id, provider.client_id)) {
    await deleteLinksOf(tx, tenantId, id);
    await deleteProviderSessions(tx, tenantId, id);
  }
  const held = provider.group_roles.map(({ group_name: group, role_id }) => ({ group, role_id }));
  const roles =
    groupRoles === undefined
      ? {}
      : await changeGroupRoles(writer, caller, { id, held, groupRoles });
  await writeLogbook(writer, {
    action: 'sign_in_provider.updated',
    subject: ['settings', tenantId],
    details: {
      name: provider.name,
      changes: loggedChanges(provider, change),
      ...(newSecret !== undefined && { changed: ['client_secret'] }),
      ...roles,
    },
  });
}

const isOther = (value: string | undefined, before: string): boolean =>
  value !== undefined && value !== before;

/** The sealed secret; `null` for none, `undefined` when it stays as it is. */
function sealed(
  cipher: SecretCipher,
  tenantId: string,
  secret: string | null | undefined,
): Buffer | null | undefined {
  if (secret === undefined || secret === null) return secret;
  return cipher.encrypt({ tenantId, purpose: 'sign-in-provider' }, secret);
}

/** Replaces what groups give; throws when the caller may not grant an added role. */
async function changeGroupRoles(
  { tx, tenantId }: Writer,
  caller: Caller,
  change: {
    readonly id: string;
    readonly held: readonly GroupRole[];
    readonly groupRoles: readonly GroupRole[];
  },
): Promise<{ readonly given: readonly string[]; readonly taken: readonly string[] }> {
  const { id, held, groupRoles } = change;
  const ids = [...new Set([...held, ...groupRoles].map(({ role_id: roleId }) => roleId))];
  const roles = ids.length === 0 ? [] : await selectRoles(tx, tenantId, ids);
  const find = (roleId: string) => roles.find((role) => role.id === roleId);
  if (groupRoles.some(({ role_id: roleId }) => find(roleId) === undefined))
    throw new RequestError('not_found');
  const added = without(groupRoles, held);
  assertMayGrant(
    caller,
    added.flatMap(({ role_id: roleId }) => find(roleId)?.permissions ?? []),
  );
  await replaceGroupRoles(tx, { tenantId, id }, groupRoles);
  const nameOf = ({ group, role_id: roleId }: GroupRole) =>
    `${find(roleId)?.name ?? ''} (${group})`;
  return { given: added.map(nameOf), taken: without(held, groupRoles).map(nameOf) };
}

const without = (rows: readonly GroupRole[], other: readonly GroupRole[]): readonly GroupRole[] =>
  rows.filter(
    (row) => !other.some(({ group, role_id }) => group === row.group && role_id === row.role_id),
  );

async function assertNameIsFree({ tx, tenantId }: Writer, id: string, name: string): Promise<void> {
  if (await isProviderNameTaken(tx, { tenantId, id, name })) throw new RequestError('name_taken');
}
