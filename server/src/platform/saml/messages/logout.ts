import { assertCurrent, formatInstant, readInstant } from '../read-instant.ts';
import { namespaces, statusCodes } from '../saml-names.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import {
  findAttribute,
  getAttribute,
  getChild,
  textOf,
  type XmlElement,
} from '../../xml/xml-element.ts';
import { xml, type Xml } from '../../xml/xml.ts';
import { assertMessage, readStatus } from './read-message.ts';

interface LogoutMessage {
  readonly id: string;
  readonly now: number;
  readonly issuer: string;
  readonly destination: string | null;
}

const destinationOf = (destination: string | null): Xml | null =>
  destination === null ? null : xml` Destination="${destination}"`;

/** The person and the session that a logout ends. */
export interface SamlSession {
  readonly nameId: string;
  readonly sessionIndex: string | null;
}

/** A request to end a session (SAML core, 3.7.1). */
export function createLogoutRequest(request: LogoutMessage & SamlSession): Xml {
  const { id, now, issuer, destination, nameId, sessionIndex } = request;
  const index =
    sessionIndex === null ? null : xml`<samlp:SessionIndex>${sessionIndex}</samlp:SessionIndex>`;
  return xml`<samlp:LogoutRequest xmlns:samlp="${namespaces.protocol}" xmlns:saml="${namespaces.assertion}" ID="${id}" Version="2.0" IssueInstant="${formatInstant(now)}"${destinationOf(destination)}><saml:Issuer>${issuer}</saml:Issuer><saml:NameID>${nameId}</saml:NameID>${index}</samlp:LogoutRequest>`;
}

/** The answer to a request to end a session (SAML core, 3.7.2). */
export function createLogoutResponse(
  answer: LogoutMessage & { readonly inResponseTo: string; readonly status?: string },
): Xml {
  const { id, now, issuer, destination, inResponseTo, status = statusCodes.success } = answer;
  return xml`<samlp:LogoutResponse xmlns:samlp="${namespaces.protocol}" xmlns:saml="${namespaces.assertion}" ID="${id}" Version="2.0" IssueInstant="${formatInstant(now)}" InResponseTo="${inResponseTo}"${destinationOf(destination)}><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${status}"/></samlp:Status></samlp:LogoutResponse>`;
}

interface ExpectedLogout {
  readonly provider: IdentityProvider;
  readonly now: number;
  readonly destinations: readonly string[];
}

/** A request of the provider to end a person's sessions. */
export interface ReceivedLogoutRequest {
  readonly id: string;
  /** All sessions of this person at us end: DigiD names no session. */
  readonly nameId: string;
}

/** Reads a logout request whose signature was checked. */
export function readLogoutRequest(
  request: XmlElement,
  { provider, now, destinations }: ExpectedLogout,
): ReceivedLogoutRequest {
  assertMessage(request, {
    name: 'LogoutRequest',
    issuer: provider.entityId,
    destinations,
    now,
  });
  const until = findAttribute(request, 'NotOnOrAfter');
  assertCurrent(
    { from: undefined, until: until === undefined ? undefined : readInstant(until) },
    now,
  );
  return {
    id: getAttribute(request, 'ID'),
    nameId: textOf(getChild(request, namespaces.assertion, 'NameID')),
  };
}

/** How a logout ended at the provider: everywhere, or not at all services. */
export type LogoutOutcome = 'ended' | 'partial' | 'refused';

/** Reads the answer to our logout request, whose signature was checked. */
export function readLogoutResponse(
  response: XmlElement,
  { provider, now, destinations }: ExpectedLogout,
): LogoutOutcome {
  assertMessage(response, {
    name: 'LogoutResponse',
    issuer: provider.entityId,
    destinations,
    now,
  });
  const { isSuccess, code } = readStatus(response);
  if (code === statusCodes.partialLogout) return 'partial';
  return isSuccess ? 'ended' : 'refused';
}
