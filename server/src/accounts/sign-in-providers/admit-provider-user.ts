import type { SignInRefusal } from '@form-builder/core/sign-in/sign-in-failures.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import type { OidcClaims } from '../../providers/auth/oidc/oidc-client.ts';
import { insertUser } from '../accounts-queries.ts';
import { holdsAnyRole } from '../held-roles.ts';
import { findUser } from '../users/users-queries.ts';
import { followGroups, rolesOf } from './follow-groups.ts';
import { provesSecondFactor, readGroups, readName, readTrustedEmail } from './read-claims.ts';
import {
  findLinkableUser,
  findLinkedUser,
  insertLink,
  lockSubject,
  touchLink,
} from './sign-in-links-queries.ts';
import type { SignInProviderWithRoles } from './sign-in-providers-queries.ts';

/** Whether a person whom a provider authenticated may sign in. */
export type Admission =
  | { readonly kind: 'admitted'; readonly userId: string; readonly hasSecondFactor: boolean }
  | {
      readonly kind: 'refused';
      readonly reason: SignInRefusal;
      /** `null`: no account is linked. */
      readonly userId: string | null;
    };

/** A person at a provider. */
interface Person {
  readonly claims: OidcClaims;
  readonly groups: readonly string[];
}

/**
 * Finds, links or creates the account of a person whom a provider authenticated, and makes its roles follow the
 * groups. Only the subject identifies an account; the e-mail address counts once, at the first sign-in
 * (docs/decisions/0035).
 */
export async function admitProviderUser(
  writer: Writer,
  provider: SignInProviderWithRoles,
  claims: OidcClaims,
): Promise<Admission> {
  const { tx, tenantId } = writer;
  const subject = { tenantId, providerId: provider.id, subject: claims.sub };
  await lockSubject(tx, subject);
  const linked = await findLinkedUser(tx, subject);
  const groups = readGroups(claims, provider);
  if (groups === 'overage')
    return { kind: 'refused', reason: 'groups_overage', userId: linked?.user_id ?? null };
  const person = { claims, groups };
  const found =
    linked === undefined
      ? await linkOrCreate(writer, provider, person)
      : { userId: linked.user_id };
  if ('reason' in found) return { kind: 'refused', userId: null, ...found };
  return admit(writer, provider, person, found.userId);
}

async function admit(
  writer: Writer,
  provider: SignInProviderWithRoles,
  { claims, groups }: Person,
  userId: string,
): Promise<Admission> {
  const { tx, tenantId } = writer;
  const user = await findUser(tx, tenantId, userId);
  if (user?.is_active !== true) return { kind: 'refused', reason: 'account_inactive', userId };
  const acting: Writer = { ...writer, actor: { id: userId, name: user.label } };
  await followGroups(acting, provider, { userId, groups });
  await touchLink(tx, { tenantId, providerId: provider.id, userId }, instant(writer));
  if (!user.is_root && !(await holdsAnyRole(tx, tenantId, userId)))
    return { kind: 'refused', reason: 'no_role', userId };
  return { kind: 'admitted', userId, hasSecondFactor: provesSecondFactor(claims, provider) };
}

type Found =
  { readonly userId: string } | { readonly reason: SignInRefusal; readonly userId?: string };

async function linkOrCreate(
  writer: Writer,
  provider: SignInProviderWithRoles,
  person: Person,
): Promise<Found> {
  const { tx, tenantId } = writer;
  const trusted = readTrustedEmail(person.claims, provider);
  if ('refusal' in trusted) return { reason: trusted.refusal };
  const { email } = trusted;
  const user = await findLinkableUser(tx, { tenantId, providerId: provider.id, email });
  if (user === undefined) return create(writer, provider, person, email);
  if (!user.is_active) return { reason: 'account_inactive', userId: user.id };
  // Root is the account for emergencies, which no provider may take over. A second subject with the address of a
  // linked user is somebody else: providers give addresses of leavers to new people.
  if (user.is_root || user.is_linked) return { reason: 'account_not_linkable', userId: user.id };
  await link(writer, provider, { userId: user.id, subject: person.claims.sub });
  return { userId: user.id };
}

async function create(
  writer: Writer,
  provider: SignInProviderWithRoles,
  { claims, groups }: Person,
  email: string,
): Promise<Found> {
  const { account_creation: creation } = provider;
  if (creation === 'never') return { reason: 'no_account' };
  if (creation === 'with_role' && rolesOf(provider, groups).length === 0)
    return { reason: 'no_role' };
  const userId = writer.createId();
  await insertUser(writer.tx, {
    tenant_id: writer.tenantId,
    id: userId,
    email,
    ...readName(claims, email),
    created_at: instant(writer),
    updated_at: instant(writer),
  });
  await writeLogbook(writer, {
    action: 'user.created',
    subject: ['user', userId],
    details: { provider: provider.name },
  });
  await link(writer, provider, { userId, subject: claims.sub });
  return { userId };
}

async function link(
  writer: Writer,
  provider: SignInProviderWithRoles,
  { userId, subject }: { readonly userId: string; readonly subject: string },
): Promise<void> {
  await insertLink(writer.tx, {
    tenant_id: writer.tenantId,
    provider_id: provider.id,
    user_id: userId,
    subject,
    linked_at: instant(writer),
  });
  await writeLogbook(writer, {
    action: 'user.provider_linked',
    subject: ['user', userId],
    details: { provider: provider.name },
  });
}
