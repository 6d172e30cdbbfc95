import { randomBytes } from 'node:crypto';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { insertRole } from '../../src/accounts/accounts-queries.ts';
import {
  insertSignInProvider,
  replaceGroupRoles,
} from '../../src/accounts/sign-in-providers/sign-in-providers-queries.ts';
import type { SignInProviderRow } from '../../src/accounts/sign-in-providers/sign-in-providers-tables.ts';
import {
  createHttpBrowser,
  type HttpBrowser,
} from '../../src/platform/http/browser/http-browser.ts';
import type { ExternalProvider } from './external-provider.ts';
import { testCipher, type IdentityServer } from './identity-server.ts';
import { authorizationAddress } from './sign-in.ts';

/** Inserts a role of the tenant; returns its id. */
export async function addRole(
  { runtime, transaction, tenant }: IdentityServer,
  name: string,
  permissions: readonly Permission[] = ['form-read'],
): Promise<string> {
  const id = runtime.createId();
  const at = new Date(runtime.now());
  await transaction((tx) =>
    insertRole(tx, {
      tenant_id: tenant.id,
      id,
      slug: `role-${id}`,
      name,
      permissions: [...permissions],
      created_at: at,
      updated_at: at,
    }),
  );
  return id;
}

/** Sets up the external provider for the staff of the tenant; returns its id. */
export async function addStaffProvider(
  { runtime, transaction, tenant }: IdentityServer,
  { staffClient }: Pick<ExternalProvider, 'staffClient'>,
  {
    groups = {},
    ...row
  }: Partial<SignInProviderRow> & { readonly groups?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  const id = runtime.createId();
  const at = new Date(runtime.now());
  await transaction(async (tx) => {
    await insertSignInProvider(tx, {
      tenant_id: tenant.id,
      id,
      name: `Keycloak ${id.slice(-6)}`,
      is_active: true,
      issuer: staffClient.issuer,
      client_id: staffClient.clientId,
      sealed_secret: testCipher.encrypt(
        { tenantId: tenant.id, purpose: 'sign-in-provider' },
        staffClient.secret,
      ),
      scope: 'openid email profile',
      groups_claim: 'groups',
      domains: ['proefstad.example'],
      trusts_email: false,
      account_creation: 'with_role',
      mfa_values: [],
      contact: null,
      created_at: at,
      updated_at: at,
      ...row,
    });
    await replaceGroupRoles(
      tx,
      { tenantId: tenant.id, id },
      Object.entries(groups).map(([group, role_id]) => ({ group, role_id })),
    );
  });
  return id;
}

/** Where a browser ends after the button of an outside provider. */
export interface StaffVisit {
  /** The parameters for the application; `null` when a page was shown. */
  readonly callback: URLSearchParams | null;
  readonly status: number;
  readonly markup: string;
  readonly browser: HttpBrowser;
  /** Every address on the way. */
  readonly addresses: readonly string[];
  /** The address of the login page. */
  readonly page: string;
}

/** Opens the login page and follows the button of a provider to the end. */
export async function visitProvider(
  origin: string,
  providerId: string,
  { browser = createHttpBrowser(origin) }: { readonly browser?: HttpBrowser } = {},
): Promise<StaffVisit> {
  const page = await openSignInPage(origin, browser);
  const response = await browser.get(`${page}?provider=${providerId}&lang=nl`);
  return { ...(await followToEnd(response, browser)), page };
}

/** Opens the login page of the application; returns its address. */
export async function openSignInPage(origin: string, browser: HttpBrowser): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const start = await browser.get(authorizationAddress(origin, verifier));
  const { href } = await browser.follow(start, ({ pathname }) =>
    pathname.startsWith('/idp/interaction/'),
  );
  return href;
}

/** Follows redirects until a page, or the application. */
export async function followToEnd(
  start: Response,
  browser: HttpBrowser,
): Promise<Omit<StaffVisit, 'page'>> {
  const addresses: string[] = [];
  let response = start;
  for (;;) {
    const location = response.headers.get('location');
    const { status } = response;
    if (location === null)
      return { callback: null, status, markup: await response.text(), browser, addresses };
    const address = new URL(location, response.url);
    addresses.push(address.href);
    if (address.pathname === '/auth/callback')
      return { callback: address.searchParams, status, markup: '', browser, addresses };
    response = await browser.get(address.href);
  }
}
