import { createHash } from 'node:crypto';
import type { IdentityProvider } from '../identity-provider.ts';
import { SamlError } from '../saml-error.ts';

/** An artifact refers to a message at the provider (SAML bindings, 3.6.4: type 4, 44 bytes). */
export interface Artifact {
  readonly text: string;
  readonly endpointIndex: number;
}

const typeCode = 4;
const sourceBytes = 20;
const handleBytes = 20;
const headBytes = 4;

const sourceOf = (entityId: string): Buffer => createHash('sha1').update(entityId).digest();

/** Reads an artifact, which must be of this provider. */
export function parseArtifact(text: string, { entityId }: IdentityProvider): Artifact {
  const bytes = Buffer.from(text, 'base64');
  const isArtifact =
    bytes.length === headBytes + sourceBytes + handleBytes &&
    bytes.toString('base64') === text &&
    bytes.readUInt16BE(0) === typeCode;
  if (!isArtifact) throw new SamlError('malformed', 'artifact');
  if (!bytes.subarray(headBytes, headBytes + sourceBytes).equals(sourceOf(entityId)))
    throw new SamlError('foreign_issuer', 'artifact');
  return { text, endpointIndex: bytes.readUInt16BE(2) };
}

/** Makes an artifact of 20 random bytes. */
export function createArtifact(entityId: string, handle: Uint8Array, endpointIndex = 0): string {
  const head = Buffer.alloc(headBytes);
  head.writeUInt16BE(typeCode, 0);
  head.writeUInt16BE(endpointIndex, 2);
  return Buffer.concat([head, sourceOf(entityId), handle]).toString('base64');
}

/** Where an artifact is exchanged. */
export function resolutionUrlOf(
  { endpointIndex }: Artifact,
  { artifactResolution }: IdentityProvider,
): string {
  const service = artifactResolution.find(({ index }) => index === endpointIndex);
  if (service === undefined) throw new SamlError('malformed', 'the index of the artifact');
  return service.url;
}
