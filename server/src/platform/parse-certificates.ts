import { X509Certificate } from 'node:crypto';

const certificatePattern = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** The certificates of a PEM text; throws when it has none or one cannot be read. */
export function parseCertificates(pem: string): readonly X509Certificate[] {
  const blocks = pem.match(certificatePattern) ?? [];
  if (blocks.length === 0) throw new Error('There is no certificate.');
  return blocks.map((block) => new X509Certificate(block));
}
