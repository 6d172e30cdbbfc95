import type { IdentityProvider } from '../identity-provider.ts';
import { formatInstant } from '../read-instant.ts';
import { SamlError } from '../saml-error.ts';
import { namespaces } from '../saml-names.ts';
import { verifySignature } from '../verify-signature.ts';
import { findChild, type XmlElement } from '../../xml/xml-element.ts';
import { xml, type Xml } from '../../xml/xml.ts';
import { assertMessage, readStatus } from './read-message.ts';
import { unwrapSoap } from './soap.ts';

/** The question for the message behind an artifact (SAML core, 3.5.1). */
export function createArtifactResolve(question: {
  readonly id: string;
  readonly now: number;
  readonly issuer: string;
  readonly artifact: string;
}): Xml {
  const { id, now, issuer, artifact } = question;
  return xml`<samlp:ArtifactResolve xmlns:samlp="${namespaces.protocol}" xmlns:saml="${namespaces.assertion}" ID="${id}" Version="2.0" IssueInstant="${formatInstant(now)}"><saml:Issuer>${issuer}</saml:Issuer><samlp:Artifact>${artifact}</samlp:Artifact></samlp:ArtifactResolve>`;
}

/** Checks the signed answer and returns the `Response` in it; `undefined` when the provider knows no such artifact. */
export function readArtifactResponse(
  soap: string,
  expected: {
    readonly provider: IdentityProvider;
    readonly resolveId: string;
    readonly now: number;
  },
): XmlElement | undefined {
  const { provider, resolveId, now } = expected;
  const answer = verifySignature(unwrapSoap(soap), provider.signingCertificates);
  assertMessage(answer, {
    name: 'ArtifactResponse',
    issuer: provider.entityId,
    inResponseTo: resolveId,
    now,
  });
  if (!readStatus(answer).isSuccess) throw new SamlError('malformed', 'the artifact was refused');
  return findChild(answer, namespaces.protocol, 'Response');
}
