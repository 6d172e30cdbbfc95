import type { MessageRuntime } from '../../../platform/saml/credentials.ts';
import {
  createLogoutResponse,
  readLogoutRequest,
  type ReceivedLogoutRequest,
} from '../../../platform/saml/messages/logout.ts';
import { unwrapSoap, wrapInSoap } from '../../../platform/saml/messages/soap.ts';
import { createRedirectUrl, readRedirect } from '../../../platform/saml/redirect-binding.ts';
import { isSamlError } from '../../../platform/saml/saml-error.ts';
import { signMessage } from '../../../platform/saml/sign-message.ts';
import { verifySignature } from '../../../platform/saml/verify-signature.ts';
import type { Xml } from '../../../platform/xml/xml.ts';
import type { XmlElement } from '../../../platform/xml/xml-element.ts';
import {
  LogoutRefusedError,
  type LogoutReceiver,
  type ReportedLogoutOptions,
} from '../login-driver.ts';
import { ownKeyAt, type SamlSettings } from './saml-settings.ts';

/** How long a logout request can be repeated. */
const requestMs = 15 * 60_000;

/** Receives the requests of single logout that the provider begins: over SOAP, or by a redirect of the browser. */
export function createSamlLogoutReceiver(
  settings: SamlSettings,
  runtime: MessageRuntime,
): LogoutReceiver {
  const { provider } = settings;
  const { now } = runtime;
  const credentialsNow = () => ownKeyAt(settings, now()).credentials;
  return {
    receive: async (message, options) => {
      const request = read({ settings, now, options }, () =>
        verifySignature(unwrapSoap(message), provider.signingCertificates),
      );
      await endSessions(request, { now, options });
      const answer = createAnswer(settings, runtime, { request, destination: null });
      const body = wrapInSoap(signMessage(answer, credentialsNow()));
      return { contentType: 'text/xml; charset=utf-8', body };
    },
    receiveInBrowser: async (address, options) => {
      const request = read({ settings, now, options }, () =>
        readRedirect(address, 'SAMLRequest', provider),
      );
      await endSessions(request, { now, options });
      const { logoutAnswer: destination } = provider;
      if (destination === null) return null;
      const xml = createAnswer(settings, runtime, { request, destination });
      const relayState = address.searchParams.get('RelayState');
      const answer = { parameter: 'SAMLResponse', xml, relayState } as const;
      return createRedirectUrl(destination, answer, credentialsNow());
    },
  };
}

/** Reads a request for our address whose signature `verify` checks. */
function read(
  {
    settings: { provider },
    now,
    options,
  }: {
    readonly settings: SamlSettings;
    readonly now: () => number;
    readonly options: ReportedLogoutOptions;
  },
  verify: () => XmlElement,
): ReceivedLogoutRequest {
  try {
    const destinations = [options.addresses.logout];
    return readLogoutRequest(verify(), { provider, now: now(), destinations });
  } catch (cause) {
    if (!isSamlError(cause)) throw cause;
    throw new LogoutRefusedError('The logout request is not accepted.', { cause });
  }
}

async function endSessions(
  { id, nameId }: ReceivedLogoutRequest,
  { now, options }: { readonly now: () => number; readonly options: ReportedLogoutOptions },
): Promise<void> {
  if (!(await options.useOnce(`logout ${id}`, now() + requestMs)))
    throw new LogoutRefusedError('The logout request was used before.');
  await options.endSessions({ by: 'key', key: nameId });
}

const createAnswer = (
  { entityId }: SamlSettings,
  { now, createMessageId }: MessageRuntime,
  answer: { readonly request: ReceivedLogoutRequest; readonly destination: string | null },
): Xml =>
  createLogoutResponse({
    id: createMessageId(),
    now: now(),
    issuer: entityId,
    destination: answer.destination,
    inResponseTo: answer.request.id,
  });
