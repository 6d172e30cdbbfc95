import type { ClientAuthentication } from '@form-builder/core/contract/staff/settings/client-authentications.ts';
import type { SignInProvider } from '@form-builder/core/contract/staff/settings/sign-in-providers.ts';
import type { api } from '../api/client.ts';

type ProviderBody = Parameters<typeof api.createSignInProvider>[0]['body'];

/** The form of a provider: lists as texts, and rows with a key that React needs. */
export interface SignInProviderValues extends Omit<
  ProviderBody,
  | 'secret'
  | 'client_authentication'
  | 'ends_session'
  | 'group_roles'
  | 'domains'
  | 'mfa_values'
  | 'contact'
> {
  /** Empty: it stays as it is. */
  readonly secret: string;
  readonly client_authentication: ClientAuthentication;
  readonly ends_session: boolean;
  readonly group_roles: readonly GroupRoleRow[];
  readonly domains: string;
  readonly mfa_values: string;
  readonly contact: string;
}

/** The role that a group of the provider gives. */
export interface GroupRoleRow {
  readonly key: number;
  readonly group: string;
  readonly role_id: string;
}

/** A new provider, with what Entra ID and Keycloak share. */
const newProvider: SignInProviderValues = {
  name: '',
  is_active: true,
  issuer: '',
  client_id: '',
  client_authentication: 'secret',
  secret: '',
  scope: 'openid email profile',
  groups_claim: 'groups',
  group_roles: [],
  domains: '',
  trusts_email: false,
  account_creation: 'with_role',
  mfa_values: '',
  contact: '',
  ends_session: true,
};

/** The form of a stored provider, or of a new one. */
export function valuesOf(provider: SignInProvider | undefined): SignInProviderValues {
  if (provider === undefined) return newProvider;
  return {
    name: provider.name,
    is_active: provider.is_active,
    issuer: provider.issuer,
    client_id: provider.client_id,
    client_authentication: provider.client_authentication,
    secret: '',
    scope: provider.scope,
    groups_claim: provider.groups_claim,
    group_roles: provider.group_roles.map((row, key) => ({ key, ...row })),
    domains: provider.domains.join(', '),
    trusts_email: provider.trusts_email,
    account_creation: provider.account_creation,
    mfa_values: provider.mfa_values.join(', '),
    contact: provider.contact ?? '',
    ends_session: provider.ends_session,
  };
}

/** What is sent; an empty secret is left out. */
export function bodyOf({ secret, ...values }: SignInProviderValues): ProviderBody {
  return {
    ...values,
    group_roles: values.group_roles.map(({ group, role_id }) => ({ group, role_id })),
    domains: listOf(values.domains.toLowerCase()),
    mfa_values: listOf(values.mfa_values),
    contact: values.contact.trim() === '' ? null : values.contact,
    ...(secret !== '' && values.client_authentication === 'secret' && { secret }),
  };
}

/** The items of a text, separated by commas or white space. */
export const listOf = (text: string): string[] =>
  text.split(/[\s,;]+/).filter((item) => item !== '');
