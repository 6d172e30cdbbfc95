import { SignedXml } from 'xml-crypto';
import type { SamlCredentials } from './credentials.ts';
import { algorithms } from './saml-names.ts';
import type { Xml } from '../xml/xml.ts';

/** Signs the whole of a message, right after its `Issuer`, as the SAML schema wants it. */
export function signMessage(message: Xml, credentials: SamlCredentials): string {
  return sign(message, credentials, {
    reference: "/*/*[local-name()='Issuer']",
    action: 'after',
  });
}

/** Signs metadata, which begin with their signature. */
export function signMetadata(metadata: Xml, credentials: SamlCredentials): string {
  return sign(metadata, credentials, { reference: '/*', action: 'prepend' });
}

type Place = NonNullable<
  Extract<Parameters<SignedXml['computeSignature']>[1], { location?: object }>['location']
>;

function sign(
  { text }: Xml,
  { privateKey, certificate }: SamlCredentials,
  location: Place,
): string {
  const signed = new SignedXml({
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    publicCert: certificate.toString(),
    signatureAlgorithm: algorithms.signature,
    canonicalizationAlgorithm: algorithms.canonicalization,
  });
  signed.addReference({
    xpath: '/*',
    transforms: [algorithms.enveloped, algorithms.canonicalization],
    digestAlgorithm: algorithms.digest,
  });
  signed.computeSignature(text, { prefix: 'ds', location });
  return signed.getSignedXml();
}
