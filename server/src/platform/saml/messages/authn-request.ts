import { formatInstant } from '../read-instant.ts';
import { bindings, namespaces } from '../saml-names.ts';
import { xml, type Xml } from '../../xml/xml.ts';

/** A request to log somebody in. */
export interface AuthnRequest {
  readonly id: string;
  readonly now: number;
  readonly issuer: string;
  readonly destination: string;
  /** Our address for the artifact. */
  readonly consumer: string;
  /** The organisation as the provider shows it. */
  readonly providerName: string | null;
  /** The lowest level that is enough, as a class of SAML. */
  readonly minLevel: string;
  /** The service of a service catalogue that somebody logs in for. */
  readonly serviceIndex: number | null;
}

/**
 * An AuthnRequest (SAML core, 3.4.1). It always asks for a new login: somebody who used this browser before must not
 * be logged in for this visitor.
 */
export function createAuthnRequest(request: AuthnRequest): Xml {
  const { id, now, issuer, destination, consumer, providerName, minLevel } = request;
  const name = providerName === null ? null : xml` ProviderName="${providerName}"`;
  const service =
    request.serviceIndex === null
      ? null
      : xml` AttributeConsumingServiceIndex="${request.serviceIndex}"`;
  return xml`<samlp:AuthnRequest xmlns:samlp="${namespaces.protocol}" xmlns:saml="${namespaces.assertion}" ID="${id}" Version="2.0" IssueInstant="${formatInstant(now)}" Destination="${destination}" ForceAuthn="true" ProtocolBinding="${bindings.artifact}" AssertionConsumerServiceURL="${consumer}"${name}${service}><saml:Issuer>${issuer}</saml:Issuer><samlp:RequestedAuthnContext Comparison="minimum"><saml:AuthnContextClassRef>${minLevel}</saml:AuthnContextClassRef></samlp:RequestedAuthnContext></samlp:AuthnRequest>`;
}
