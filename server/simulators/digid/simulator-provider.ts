import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { ClientMetadata, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { MemoryAdapter, Provider } from '../../src/platform/oidc/oidc-provider.ts';
import { renderSimulatorPage, simulatorHeaders, type SimulatorPage } from '../simulator-page.ts';
import { digidLevels } from './assurance.ts';
import { digidBase, logoutPage, noticePage } from './login-page.ts';
import { findRepresented, representationClaimNames, representationClaims } from './represented.ts';
import { findPerson } from './test-people.ts';

/** An application that may send people to the simulator. */
export interface SimulatorClient {
  readonly id: string;
  readonly secret: string;
  /** Where its public keys are: it signs an assertion, and sends no secret. */
  readonly keysUri?: string;
  readonly name: string;
  /** Where people come back to: after logging in, and after logging out. */
  readonly redirectUris: readonly string[];
  readonly logoutUris: readonly string[];
  /** Where the application hears that somebody logged out here. */
  readonly backChannelLogoutUri: string;
}

const minuteS = 60;

/** Of its own, because the library warns of the one that it falls back on. */
class SimulatorStore extends MemoryAdapter {}

/** Makes the OpenID Provider of the simulator; it keeps everything in memory. */
export async function createSimulatorProvider(
  issuer: string,
  client: SimulatorClient,
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'simulator', alg: 'RS256', use: 'sig' };
  return new Provider(issuer, {
    adapter: SimulatorStore,
    jwks: { keys: [key] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: 'digid_session', interaction: 'digid_step', resume: 'digid_resume' },
      long: { path: `/${digidBase}` },
      short: { path: `/${digidBase}` },
    },
    clients: [clientMetadata(client)],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'private_key_jwt'],
    scopes: ['openid'],
    acrValues: digidLevels.map(({ acr }) => acr),
    claims: {
      openid: [
        ...['sub', 'bsn', 'name', 'given_name', 'family_name', 'birthdate'],
        ...representationClaimNames,
      ],
      acr: null,
      auth_time: null,
    },
    responseTypes: ['code'],
    pkce: { required: () => true },
    ttl: {
      AccessToken: 5 * minuteS,
      AuthorizationCode: minuteS,
      Grant: 15 * minuteS,
      IdToken: 5 * minuteS,
      Interaction: 15 * minuteS,
      Session: 15 * minuteS,
    },
    interactions: { url: (_ctx, { uid }) => `/${digidBase}/login/${uid}` },
    findAccount: (_ctx, subject) => findAccount(subject),
    loadExistingGrant: grantAll,
    renderError: showError,
    fetch: fetchOnThisMachine,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: logout,
      backchannelLogout: { enabled: true },
    },
  });
}

/** The application is on this machine, where the library's own dispatcher lets no report of a logout go. */
export const fetchOnThisMachine: NonNullable<Configuration['fetch']> = (url, given) => {
  const options = { ...given };
  delete options.dispatcher;
  return fetch(url, options);
};

function clientMetadata(client: SimulatorClient): ClientMetadata {
  return {
    client_id: client.id,
    ...(client.keysUri === undefined
      ? { client_secret: client.secret }
      : { jwks_uri: client.keysUri, token_endpoint_auth_method: 'private_key_jwt' }),
    client_name: client.name,
    redirect_uris: [...client.redirectUris],
    post_logout_redirect_uris: [...client.logoutUris],
    backchannel_logout_uri: client.backChannelLogoutUri,
    backchannel_logout_session_required: true,
    grant_types: ['authorization_code'],
    response_types: ['code'],
    // So that an application that does not ask for a level also receives it.
    default_acr_values: [digidLevels[0].acr],
  };
}

function showError(ctx: KoaContextWithOIDC): void {
  show(ctx, noticePage('Er ging iets mis', 'Ga terug naar het formulier en probeer het opnieuw.'));
}

const logout: NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']> = {
  enabled: true,
  logoutSource: (ctx) => {
    const secret = ctx.oidc.session?.state?.['secret'];
    show(ctx, logoutPage(ctx.oidc.urlFor('end_session_confirm'), String(secret)));
  },
  postLogoutSuccessSource: (ctx) => {
    show(ctx, noticePage('U bent uitgelogd', 'U kunt dit venster sluiten.'));
  },
};

/** An account of the provider: who logs in, and for whom (`persoon-1 persoon-4:parking`). */
export const accountOf = (subject: string, represented: string): string =>
  represented === '' ? subject : `${subject} ${represented}`;

function findAccount(account: string): Awaited<ReturnType<FindAccount>> {
  const [subject = '', choice = ''] = account.split(' ');
  const person = findPerson(subject);
  if (person === undefined) return undefined;
  const represented = findRepresented(choice);
  const mandate = represented === undefined ? {} : representationClaims(person, represented);
  const { bsn, givenName, familyName, birthdate } = person;
  const names = { given_name: givenName, family_name: familyName };
  const name = `${givenName} ${familyName}`;
  const own = { bsn, name, ...names, birthdate };
  return { accountId: account, claims: () => ({ sub: account, ...own, ...mandate }) };
}

type FindAccount = NonNullable<Configuration['findAccount']>;

/** Logging in is consent: the simulator asks nothing more. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const { client, account, provider } = oidc;
  if (!client || !account) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope('openid');
  await grant.save();
  return grant;
}

function show(ctx: KoaContextWithOIDC, page: SimulatorPage): void {
  ctx.set(simulatorHeaders);
  ctx.body = renderSimulatorPage(page);
}
