import { SamlError } from '../saml-error.ts';
import { namespaces, statusCodes } from '../saml-names.ts';
import {
  findAttribute,
  findChild,
  getAttribute,
  getChild,
  textOf,
  type XmlElement,
} from '../../xml/xml-element.ts';
import { assertRecent } from '../read-instant.ts';

/** What every message of a provider must say. */
export interface ExpectedMessage {
  readonly name: string;
  readonly issuer: string;
  readonly now: number;
  /** The id of our request; `undefined` for a request of the provider. */
  readonly inResponseTo?: string;
  /** Our addresses, one of which it may be sent to. */
  readonly destinations?: readonly string[];
}

/** Checks who wrote a message, when, in answer to what and for which address. */
export function assertMessage(message: XmlElement, expected: ExpectedMessage): void {
  if (message.namespace !== namespaces.protocol || message.name !== expected.name)
    throw new SamlError('malformed', `no ${expected.name}`);
  if (findAttribute(message, 'Version') !== '2.0') throw new SamlError('malformed', 'Version');
  assertIssuer(message, expected.issuer);
  assertRecent(getAttribute(message, 'IssueInstant'), expected.now);
  if (
    expected.inResponseTo !== undefined &&
    findAttribute(message, 'InResponseTo') !== expected.inResponseTo
  )
    throw new SamlError('wrong_request', expected.name);
  const destination = findAttribute(message, 'Destination');
  if (destination !== undefined && expected.destinations?.includes(destination) === false)
    throw new SamlError('wrong_audience', `the destination of ${expected.name}`);
}

/** Only the provider that we asked may have written it. */
export function assertIssuer(message: XmlElement, issuer: string): void {
  if (textOf(getChild(message, namespaces.assertion, 'Issuer')) !== issuer)
    throw new SamlError('foreign_issuer', message.name);
}

/** The outcome of a request at the provider. */
export interface SamlStatus {
  readonly isSuccess: boolean;
  /** The most specific status code. */
  readonly code: string;
}

/** Reads the status of a response; the second level says more than the first (SAML core, 3.2.2.2). */
export function readStatus(message: XmlElement): SamlStatus {
  const status = getChild(message, namespaces.protocol, 'Status');
  const top = getChild(status, namespaces.protocol, 'StatusCode');
  const second = findChild(top, namespaces.protocol, 'StatusCode');
  const code = getAttribute(top, 'Value');
  return {
    isSuccess: code === statusCodes.success,
    code: second === undefined ? code : getAttribute(second, 'Value'),
  };
}
