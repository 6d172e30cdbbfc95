import { createPrivateKey } from 'node:crypto';
import type { ClientTls } from '../platform/outgoing/outgoing-client.ts';
import { parseCertificates } from '../platform/parse-certificates.ts';

/** A certificate or its key that cannot be used, by the member of a provider. */
export class ClientCertificateError extends Error {
  override readonly name = 'ClientCertificateError';
  readonly member: 'certificate' | 'authorities' | 'key';
  constructor(member: ClientCertificateError['member'], options?: ErrorOptions) {
    super(member, options);
    this.member = member;
  }
}

interface TlsSettings {
  /** PEM: our certificate, and those between it and its root; empty when the service knows us otherwise. */
  readonly certificate: string;
  /** PEM: the only authorities that are trusted; empty for the public ones. */
  readonly authorities: string;
}

/**
 * Parses what a connection to a service needs besides the public authorities; `undefined` when that is nothing. Throws a
 * ClientCertificateError.
 */
export function parseClientTls(
  { certificate, authorities }: TlsSettings,
  privateKey: string | null,
): ClientTls | undefined {
  if (certificate === '' && authorities === '') return undefined;
  const ca = authorities === '' ? null : attempt('authorities', () => pemOf(authorities));
  return {
    ...(certificate !== '' && parsePair(certificate, privateKey ?? '')),
    ...(ca !== null && { ca }),
  };
}

function parsePair(pem: string, privateKey: string): Pick<ClientTls, 'key' | 'cert'> {
  const cert = attempt('certificate', () => pemOf(pem));
  const [own] = parseCertificates(cert);
  const key = attempt('key', () => createPrivateKey(privateKey));
  if (own?.checkPrivateKey(key) !== true) throw new ClientCertificateError('key');
  return { cert, key: String(key.export({ type: 'pkcs8', format: 'pem' })) };
}

const pemOf = (pem: string): string => parseCertificates(pem).map(String).join('');

function attempt<T>(member: ClientCertificateError['member'], parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    throw new ClientCertificateError(member, { cause });
  }
}
