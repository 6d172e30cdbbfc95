import { randomBytes, X509Certificate } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readForm } from '../../src/platform/http/requests/read-form.ts';
import { createArtifact } from '../../src/platform/saml/messages/artifact.ts';
import { unwrapSoap, wrapInSoap } from '../../src/platform/saml/messages/soap.ts';
import { readRedirect } from '../../src/platform/saml/redirect-binding.ts';
import { namespaces, statusCodes } from '../../src/platform/saml/saml-names.ts';
import { signMessage, signMetadata } from '../../src/platform/saml/sign-message.ts';
import { verifySignature } from '../../src/platform/saml/verify-signature.ts';
import {
  findAttribute,
  getAttribute,
  getChild,
  textOf,
  type XmlElement,
} from '../../src/platform/xml/xml-element.ts';
import type { Xml } from '../../src/platform/xml/xml.ts';
import { createToken } from '../../src/platform/secrets/token.ts';
import { createSelfSigned, type SelfSigned } from '../certificates/self-signed.ts';
import { sendSimulatorFile, sendSimulatorPage } from '../simulator-page.ts';
import type { Simulator } from '../simulator.ts';
import {
  backChannelFailures,
  startBackChannel,
  type BackChannel,
  type BackChannelFailure,
} from './back-channel.ts';
import {
  artifactResponseOf,
  createAssertion,
  createResponse,
  encryptAssertion,
  identityMetadataOf,
  type AssertedLogin,
} from './saml-answers.ts';
import { newId, type Playing, type SamlSimulatorOptions } from './playing.ts';
import { samlLoginPage, samlNoticePage } from './saml-login-page.ts';
import { assertFrom, createLogout, finishLogout, readPosted, redirect } from './simulate-logout.ts';

/** An identity provider that speaks SAML with artifact binding. */
export interface SamlSimulator extends Simulator {
  readonly entityId: string;
  readonly metadata: string;
  /** What its address serves from now on, instead of its metadata. */
  readonly serveMetadata: (metadata: string) => void;
  /** Its metadata with a new key beside the one in use, signed by that one. */
  readonly renewMetadata: (key: SelfSigned) => string;
  /** PEM: the certificate of the back channel, which nobody else issued. */
  readonly authority: string;
  readonly backChannelOrigin: string;
  /** What is encrypted from now on, for which certificate of the service (PEM). */
  readonly setEncryption: (encrypted: 'identifiers' | 'assertion', certificate: string) => void;
  /** Signs with its next key from now on, which its metadata had already. */
  readonly replaceKey: () => void;
  readonly setFailure: (failure: BackChannelFailure) => void;
  /** A signed report that somebody logged out, as the back channel sends it. */
  readonly createLogout: (subjectKey: string) => string;
  /** The latest artifact that was given out. */
  readonly latestArtifact: () => string | undefined;
}

const dayMs = 86_400_000;

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
  const [signing, nextSigning, tls] = await Promise.all([
    createSelfSigned({ commonName: `${service.name} signing`, ...period }),
    createSelfSigned({ commonName: `${service.name} signing`, ...period }),
    createSelfSigned({ commonName: 'localhost', ...period }),
  ]);
  const entityId = `${origin}/${service.base}/metadata`;
  const { certificate, nextCertificate = certificate } = client;
  const clientKeys = [certificate, nextCertificate].map((pem) => new X509Certificate(pem));
  const playing = createPlaying(options, { entityId, signing, nextSigning, clientKeys });
  const backChannel = await startBackChannel({
    ...options,
    tls,
    clientFingerprints: clientKeys.map(({ fingerprint256 }) => fingerprint256),
    answer: (message) => answerArtifact(playing, message),
  });
  const describe = () => createMetadata(playing, `${origin}/${service.base}`, backChannel.origin);
  const metadata = describe();
  playing.served = metadata;
  return {
    name: service.base,
    entityId,
    metadata,
    authority: tls.cert,
    backChannelOrigin: backChannel.origin,
    setFailure: backChannel.setFailure,
    ...controlsOf(playing, describe),
    latestArtifact: () => playing.latestArtifact,
    createLogout: (subjectKey) => createLogout(playing, subjectKey),
    handle: (request, response) =>
      handle({ playing, backChannel, origin }, request, response).catch(() => {
        const text = 'Het bericht klopt niet. Ga terug naar het formulier en probeer het opnieuw.';
        sendSimulatorPage(response, samlNoticePage(service, 'Er ging iets mis', text), 400);
      }),
    stop: () => void backChannel.stop(),
  };
}

type Controls = Pick<
  SamlSimulator,
  'setEncryption' | 'serveMetadata' | 'renewMetadata' | 'replaceKey'
>;

/** What changes while it runs. */
const controlsOf = (playing: Playing, describe: () => string): Controls => ({
  setEncryption: (what, pem) => {
    playing.encrypted = { what, for: new X509Certificate(pem) };
  },
  serveMetadata: (served) => {
    playing.served = served;
  },
  renewMetadata: (key) => {
    playing.nextSigning = key;
    return describe();
  },
  replaceKey: () => {
    playing.signing = playing.nextSigning;
  },
});

function createPlaying(
  options: SamlSimulatorOptions,
  keys: Pick<Playing, 'entityId' | 'signing' | 'nextSigning' | 'clientKeys'>,
): Playing {
  return {
    ...options,
    ...keys,
    served: '',
    encrypted: null,
    pending: new Map(),
    artifacts: new Map(),
    latestArtifact: undefined,
  };
}

function createMetadata(playing: Playing, front: string, backChannelOrigin: string): string {
  const { entityId, signing, nextSigning, metadataUntil } = playing;
  const metadata = identityMetadataOf({
    id: newId(),
    entityId,
    credentials: signing,
    nextCertificate: nextSigning.certificate,
    front,
    resolve: `${backChannelOrigin}/resolve`,
    ...(metadataUntil !== undefined && { validUntil: metadataUntil }),
  });
  return signMetadata(metadata, signing);
}

function answerArtifact(playing: Playing, message: string): string {
  const { clientKeys, client, artifacts, now, entityId: issuer, signing } = playing;
  const resolve = verifySignature(unwrapSoap(message), clientKeys);
  assertFrom(resolve, client);
  const artifact = textOf(getChild(resolve, namespaces.protocol, 'Artifact'));
  const response = artifacts.get(artifact) ?? null;
  // An artifact works once.
  artifacts.delete(artifact);
  const resolveId = getAttribute(resolve, 'ID');
  const answer = artifactResponseOf({ id: newId(), now: now(), issuer, resolveId, response });
  return wrapInSoap(signMessage(answer, signing));
}

function showLogin(
  { client, service, pending }: Playing,
  response: ServerResponse,
  { request, relayState }: { readonly request: XmlElement; readonly relayState: string },
): void {
  assertFrom(request, client);
  if (findAttribute(request, 'AssertionConsumerServiceURL') !== client.consumer)
    throw new Error('The address of the service is not registered.');
  const key = createToken();
  pending.set(key, { requestId: getAttribute(request, 'ID'), relayState });
  const wanted = getChild(request, namespaces.protocol, 'RequestedAuthnContext');
  const level = textOf(getChild(wanted, namespaces.assertion, 'AuthnContextClassRef'));
  sendSimulatorPage(response, samlLoginPage({ service, clientName: client.name, level, key }));
}

function finishLogin(playing: Playing, response: ServerResponse, form: URLSearchParams): void {
  const { pending, artifacts, client, entityId } = playing;
  const key = form.get('key') ?? '';
  const login = pending.get(key);
  if (login === undefined) throw new Error('There is no such login.');
  pending.delete(key);
  const artifact = createArtifact(entityId, randomBytes(20));
  artifacts.set(artifact, responseOf(playing, login.requestId, form));
  playing.latestArtifact = artifact;
  const back = new URL(client.consumer);
  back.searchParams.set('SAMLart', artifact);
  back.searchParams.set('RelayState', login.relayState);
  redirect(response, back.href);
}

function responseOf(playing: Playing, requestId: string, form: URLSearchParams): Xml {
  const { service, client, now, entityId: issuer } = playing;
  const subject = service.subjects.find((one) => one.key === form.get('person'));
  const failure = failures[form.get('action') ?? ''];
  const common = { now: now(), issuer, requestId, consumer: client.consumer };
  if (failure !== undefined || subject === undefined)
    return createResponse({
      ...common,
      id: newId(),
      assertion: null,
      failure: failure ?? statusCodes.requestDenied,
    });
  const asserted = {
    ...common,
    assertionId: newId(),
    nameId: subject.nameId ?? newId(),
    sessionIndex: createToken(),
    level: form.get('level') ?? '',
    attributes: subject.attributes,
    audience: client.entityId,
  };
  return createResponse({ ...common, id: newId(), assertion: assertionOf(playing, asserted) });
}

/** Signed, and encrypted when the control says so: an assertion is signed before it is encrypted. */
function assertionOf({ encrypted, signing, client }: Playing, asserted: AssertedLogin): Xml {
  if (encrypted === null) return createAssertion(asserted, signing);
  const options = { certificate: encrypted.for, recipient: client.entityId };
  return encrypted.what === 'identifiers'
    ? createAssertion({ ...asserted, identifiers: options }, signing)
    : encryptAssertion(createAssertion(asserted, signing), options);
}

interface Handled {
  readonly playing: Playing;
  readonly backChannel: BackChannel;
  readonly origin: string;
}

async function handle(
  { playing, backChannel, origin }: Handled,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (sendSimulatorFile(request, response)) return;
  const url = new URL(request.url ?? '/', origin);
  const path = url.pathname.slice(playing.service.base.length + 1);
  if (request.method === 'POST') {
    const form = (await readForm(request)) ?? new URLSearchParams();
    handleForm(playing, response, path, form);
  } else if (path === '/metadata')
    response.writeHead(200, { 'content-type': 'application/samlmetadata+xml' }).end(playing.served);
  else if (path === '/sso') {
    const keys = { signingCertificates: playing.clientKeys };
    const verified = readRedirect(url, 'SAMLRequest', keys);
    const relayState = url.searchParams.get('RelayState') ?? '';
    showLogin(playing, response, { request: verified, relayState });
  } else {
    const failure = backChannelFailures.find((one) => path === `/control/${one}`);
    if (failure !== undefined && request.method === 'PUT') backChannel.setFailure(failure);
    response.writeHead(failure === undefined ? 404 : 204).end();
  }
}

function handleForm(
  playing: Playing,
  response: ServerResponse,
  path: string,
  form: URLSearchParams,
): void {
  if (path === '/login') finishLogin(playing, response, form);
  else if (path === '/logout') finishLogout(playing, response, form);
  else {
    const verified = verifySignature(readPosted(form), playing.clientKeys);
    const relayState = form.get('RelayState') ?? '';
    showLogin(playing, response, { request: verified, relayState });
  }
}

/** The ways in which somebody can fail to log in, by the button on the page. */
const failures: Readonly<Record<string, string | undefined>> = {
  cancel: statusCodes.authnFailed,
  'no-level': statusCodes.noAuthnContext,
  fail: statusCodes.requestDenied,
};
