import type { ServerResponse } from 'node:http';
import {
  createLogoutRequest,
  createLogoutResponse,
} from '../../src/platform/saml/messages/logout.ts';
import { wrapInSoap } from '../../src/platform/saml/messages/soap.ts';
import { createRedirectUrl } from '../../src/platform/saml/redirect-binding.ts';
import { namespaces } from '../../src/platform/saml/saml-names.ts';
import { signMessage } from '../../src/platform/saml/sign-message.ts';
import { verifySignature } from '../../src/platform/saml/verify-signature.ts';
import { parseXml } from '../../src/platform/xml/parse-xml.ts';
import {
  getAttribute,
  getChild,
  textOf,
  type XmlElement,
} from '../../src/platform/xml/xml-element.ts';
import { newId, type Playing, type SamlClient } from './playing.ts';

/** Answers a logout that the service began. */
export function finishLogout(
  playing: Playing,
  response: ServerResponse,
  form: URLSearchParams,
): void {
  const { client, clientKeys, now, entityId: issuer, signing } = playing;
  const request = verifySignature(readPosted(form), clientKeys);
  assertFrom(request, client);
  const answer = createLogoutResponse({
    id: newId(),
    now: now(),
    issuer,
    destination: client.loggedOut,
    inResponseTo: getAttribute(request, 'ID'),
  });
  const relayState = form.get('RelayState') ?? '';
  const message = { parameter: 'SAMLResponse', xml: answer, relayState } as const;
  redirect(response, createRedirectUrl(client.loggedOut, message, signing));
}

/** A signed report that somebody logged out. */
export function createLogout(playing: Playing, subjectKey: string): string {
  const { service, now, entityId: issuer, signing } = playing;
  const nameId = service.subjects.find(({ key }) => key === subjectKey)?.nameId ?? '';
  const session = { nameId, sessionIndex: null };
  const common = { id: newId(), now: now(), issuer, destination: null };
  return wrapInSoap(signMessage(createLogoutRequest({ ...common, ...session }), signing));
}

/** The message in a posted form. */
export const readPosted = (form: URLSearchParams): XmlElement =>
  parseXml(Buffer.from(form.get('SAMLRequest') ?? '', 'base64').toString('utf8'));

/** Only the registered service may send messages. */
export function assertFrom(message: XmlElement, client: SamlClient): void {
  if (textOf(getChild(message, namespaces.assertion, 'Issuer')) !== client.entityId)
    throw new Error('The service is not registered.');
}

/** Sends the browser on. */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
}
