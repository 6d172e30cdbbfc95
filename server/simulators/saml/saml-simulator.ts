import { randomBytes, X509Certificate } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readForm } from '../../src/platform/http/requests/read-form.ts';
import { createArtifact } from '../../src/platform/saml/messages/artifact.ts';
import {
  createLogoutRequest,
  createLogoutResponse,
} from '../../src/platform/saml/messages/logout.ts';
import { unwrapSoap, wrapInSoap } from '../../src/platform/saml/messages/soap.ts';
import { createRedirectUrl, readRedirect } from '../../src/platform/saml/redirect-binding.ts';
import { namespaces, statusCodes } from '../../src/platform/saml/saml-names.ts';
import { signMessage, signMetadata } from '../../src/platform/saml/sign-message.ts';
import { verifySignature } from '../../src/platform/saml/verify-signature.ts';
import { parseXml } from '../../src/platform/saml/xml/parse-xml.ts';
import {
  findAttribute,
  getAttribute,
  getChild,
  textOf,
  type XmlElement,
} from '../../src/platform/saml/xml/xml-element.ts';
import type { Xml } from '../../src/platform/saml/xml/xml.ts';
import { createToken } from '../../src/platform/secrets/token.ts';
import { createSelfSigned } from '../certificates/self-signed.ts';
import { sendSimulatorFile, sendSimulatorPage } from '../simulator-page.ts';
import type { Simulator } from '../simulator.ts';
import { backChannelFailures, startBackChannel, type BackChannelFailure } from './back-channel.ts';
import {
  artifactResponseOf,
  createAssertion,
  createResponse,
  identityMetadataOf,
} from './saml-answers.ts';
import { samlLoginPage, samlNoticePage } from './saml-login-page.ts';
import type { SimulatedService } from './simulated-service.ts';

/** The service that may send people to the simulator. */
export interface SamlClient {
  readonly entityId: string;
  readonly name: string;
  /** PEM: signs its messages, and is its certificate on the back channel. */
  readonly certificate: string;
  readonly consumer: string;
  readonly loggedOut: string;
}

/** An identity provider that speaks SAML with artifact binding. */
export interface SamlSimulator extends Simulator {
  readonly entityId: string;
  readonly metadata: string;
  /** PEM: the certificate of the back channel, which nobody else issued. */
  readonly authority: string;
  readonly backChannelOrigin: string;
  readonly setFailure: (failure: BackChannelFailure) => void;
  /** A signed report that somebody logged out, as the back channel sends it. */
  readonly createLogout: (subjectKey: string) => string;
  /** The latest artifact that was given out. */
  readonly latestArtifact: () => string | undefined;
}

interface SamlSimulatorOptions {
  readonly service: SimulatedService;
  readonly host: string;
  readonly isProduction: boolean;
  readonly client: SamlClient;
  readonly now: () => number;
  /** Metadata expire after this time. */
  readonly metadataUntil?: number;
}

const dayMs = 86_400_000;

interface Pending {
  readonly requestId: string;
  readonly relayState: string;
}

/**
 * Plays an identity provider: its login page offers invented people, every level of assurance, and the ways in which
 * logging in can go wrong. Messages and artifacts are as its interface describes them.
 */
export async function createSamlSimulator(
  origin: string,
  options: SamlSimulatorOptions,
): Promise<SamlSimulator> {
  const { service, client, now } = options;
  const period = { from: now() - dayMs, until: now() + 365 * dayMs };
  const [signing, tls] = await Promise.all([
    createSelfSigned({ commonName: `${service.name} signing`, ...period }),
    createSelfSigned({ commonName: 'localhost', ...period }),
  ]);
  const entityId = `${origin}/${service.base}/metadata`;
  const front = `${origin}/${service.base}`;
  const clientCertificate = new X509Certificate(client.certificate);
  const clientKeys = [clientCertificate];
  const pending = new Map<string, Pending>();
  const artifacts = new Map<string, Xml>();
  const newId = () => `_${createToken()}`;

  const backChannel = await startBackChannel({
    ...options,
    tls,
    clientFingerprint: clientCertificate.fingerprint256,
    answer: (message) => {
      const resolve = verifySignature(unwrapSoap(message), clientKeys);
      assertFrom(resolve, client);
      const artifact = textOf(getChild(resolve, namespaces.protocol, 'Artifact'));
      const response = artifacts.get(artifact) ?? null;
      // An artifact works once.
      artifacts.delete(artifact);
      const answer = artifactResponseOf({
        id: newId(),
        now: now(),
        issuer: entityId,
        resolveId: getAttribute(resolve, 'ID'),
        response,
      });
      return wrapInSoap(signMessage(answer, signing));
    },
  });
  const metadata = signMetadata(
    identityMetadataOf({
      id: newId(),
      entityId,
      credentials: signing,
      front,
      resolve: `${backChannel.origin}/resolve`,
      ...(options.metadataUntil !== undefined && { validUntil: options.metadataUntil }),
    }),
    signing,
  );

  function showLogin(response: ServerResponse, request: XmlElement, relayState: string): void {
    assertFrom(request, client);
    if (findAttribute(request, 'AssertionConsumerServiceURL') !== client.consumer)
      throw new Error('The address of the service is not registered.');
    const key = createToken();
    pending.set(key, { requestId: getAttribute(request, 'ID'), relayState });
    const wanted = getChild(request, namespaces.protocol, 'RequestedAuthnContext');
    const level = textOf(getChild(wanted, namespaces.assertion, 'AuthnContextClassRef'));
    sendSimulatorPage(response, samlLoginPage({ service, clientName: client.name, level, key }));
  }

  function finishLogin(response: ServerResponse, form: URLSearchParams): void {
    const key = form.get('key') ?? '';
    const login = pending.get(key);
    if (login === undefined) throw new Error('There is no such login.');
    pending.delete(key);
    const subject = service.subjects.find((one) => one.key === form.get('person'));
    const failure = failures[form.get('action') ?? ''];
    const common = {
      now: now(),
      issuer: entityId,
      requestId: login.requestId,
      consumer: client.consumer,
    };
    const assertion =
      failure !== undefined || subject === undefined
        ? null
        : createAssertion(
            {
              ...common,
              assertionId: newId(),
              nameId: subject.nameId ?? newId(),
              sessionIndex: createToken(),
              level: form.get('level') ?? '',
              attributes: subject.attributes,
              audience: client.entityId,
            },
            signing,
          );
    const answer = createResponse({
      ...common,
      id: newId(),
      assertion,
      ...(assertion === null && { failure: failure ?? statusCodes.requestDenied }),
    });
    const artifact = createArtifact(entityId, randomBytes(20));
    artifacts.set(artifact, answer);
    latest.artifact = artifact;
    const back = new URL(client.consumer);
    back.searchParams.set('SAMLart', artifact);
    back.searchParams.set('RelayState', login.relayState);
    redirect(response, back.href);
  }
  const latest: { artifact: string | undefined } = { artifact: undefined };

  function finishLogout(response: ServerResponse, form: URLSearchParams): void {
    const message = Buffer.from(form.get('SAMLRequest') ?? '', 'base64').toString('utf8');
    const request = verifySignature(parseXml(message), clientKeys);
    assertFrom(request, client);
    const answer = createLogoutResponse({
      id: newId(),
      now: now(),
      issuer: entityId,
      destination: client.loggedOut,
      inResponseTo: getAttribute(request, 'ID'),
    });
    const relayState = form.get('RelayState') ?? '';
    const parameter = 'SAMLResponse';
    redirect(
      response,
      createRedirectUrl(client.loggedOut, { parameter, xml: answer, relayState }, signing),
    );
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (sendSimulatorFile(request, response)) return;
    const url = new URL(request.url ?? '/', origin);
    const path = url.pathname.slice(service.base.length + 1);
    const form = request.method === 'POST' ? await readForm(request) : undefined;
    if (path === '/metadata') {
      response.writeHead(200, { 'content-type': 'application/samlmetadata+xml' }).end(metadata);
    } else if (path === '/sso' && form !== undefined) {
      const message = Buffer.from(form.get('SAMLRequest') ?? '', 'base64').toString('utf8');
      const verified = verifySignature(parseXml(message), clientKeys);
      showLogin(response, verified, form.get('RelayState') ?? '');
    } else if (path === '/sso') {
      const verified = readRedirect(url, 'SAMLRequest', { signingCertificates: clientKeys });
      showLogin(response, verified, url.searchParams.get('RelayState') ?? '');
    } else if (path === '/login' && form !== undefined) finishLogin(response, form);
    else if (path === '/logout' && form !== undefined) finishLogout(response, form);
    else if (request.method === 'PUT' && path.startsWith('/control/')) {
      const failure = backChannelFailures.find((one) => one === path.slice('/control/'.length));
      if (failure !== undefined) backChannel.setFailure(failure);
      response.writeHead(failure === undefined ? 404 : 204).end();
    } else response.writeHead(404).end();
  }

  return {
    name: service.base,
    entityId,
    metadata,
    authority: tls.cert,
    backChannelOrigin: backChannel.origin,
    setFailure: backChannel.setFailure,
    latestArtifact: () => latest.artifact,
    createLogout: (subjectKey) => {
      const nameId = service.subjects.find(({ key }) => key === subjectKey)?.nameId ?? '';
      const request = createLogoutRequest({
        id: newId(),
        now: now(),
        issuer: entityId,
        destination: null,
        nameId,
        sessionIndex: null,
      });
      return wrapInSoap(signMessage(request, signing));
    },
    handle: (request, response) =>
      handle(request, response).catch(() => {
        const text = 'Het bericht klopt niet. Ga terug naar het formulier en probeer het opnieuw.';
        sendSimulatorPage(response, samlNoticePage(service, 'Er ging iets mis', text), 400);
      }),
    stop: () => void backChannel.stop(),
  };
}

/** The ways in which somebody can fail to log in, by the button on the page. */
const failures: Readonly<Record<string, string | undefined>> = {
  cancel: statusCodes.authnFailed,
  'no-level': statusCodes.noAuthnContext,
  fail: statusCodes.requestDenied,
};

function assertFrom(message: XmlElement, client: SamlClient): void {
  if (textOf(getChild(message, namespaces.assertion, 'Issuer')) !== client.entityId)
    throw new Error('The service is not registered.');
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
}
