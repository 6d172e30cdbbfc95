import type { OutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import type { MessageRuntime } from '../../../platform/saml/credentials.ts';
import {
  createArtifactResolve,
  readArtifactResponse,
} from '../../../platform/saml/messages/artifact-resolve.ts';
import { resolutionUrlOf, type Artifact } from '../../../platform/saml/messages/artifact.ts';
import { wrapInSoap } from '../../../platform/saml/messages/soap.ts';
import { signMessage } from '../../../platform/saml/sign-message.ts';
import type { XmlElement } from '../../../platform/xml/xml-element.ts';
import { codeOfFailure } from '../../code-of-failure.ts';
import { codeOfStatus, ProviderError } from '../../provider-error.ts';
import { ownKeyAt, type SamlSettings } from './saml-settings.ts';

const timeoutMs = 10_000;

/** Exchanges an artifact for its `Response`, over mutual TLS; `undefined` when the provider does not know it. */
export async function resolveArtifact(
  artifact: Artifact,
  settings: SamlSettings,
  { client, now, createMessageId }: MessageRuntime & { readonly client: OutgoingClient },
): Promise<XmlElement | undefined> {
  const { provider, entityId } = settings;
  const own = ownKeyAt(settings, now());
  const resolveId = createMessageId();
  const question = { id: resolveId, now: now(), issuer: entityId, artifact: artifact.text };
  const text = await send(
    new URL(resolutionUrlOf(artifact, provider)),
    wrapInSoap(signMessage(createArtifactResolve(question), own.credentials)),
    { client, own, authorities: settings.authorities },
  );
  return readArtifactResponse(text, { provider, resolveId, now: now() });
}

async function send(
  url: URL,
  body: string,
  {
    client,
    own: { credentials, certificateChain },
    authorities,
  }: {
    readonly client: OutgoingClient;
    readonly own: ReturnType<typeof ownKeyAt>;
    readonly authorities: string | null;
  },
): Promise<string> {
  const response = await client
    .send({
      method: 'POST',
      url,
      headers: {
        accept: 'text/xml',
        'content-type': 'text/xml; charset=utf-8',
        soapaction: '"http://www.oasis-open.org/committees/security"',
      },
      body,
      timeoutMs,
      tls: {
        key: String(credentials.privateKey.export({ type: 'pkcs8', format: 'pem' })),
        cert: certificateChain,
        ...(authorities !== null && { ca: authorities }),
      },
    })
    .catch((cause: unknown) => {
      throw new ProviderError(codeOfFailure(cause), { cause });
    });
  if (response.status === 200) return response.text;
  // Who may ask is decided by the certificate, so both mean that it is not accepted.
  const isRejected = response.status === 401 || response.status === 403;
  throw new ProviderError(isRejected ? 'certificate_rejected' : codeOfStatus(response.status));
}
