import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSelfSigned, type SelfSigned } from '../../../simulators/certificates/self-signed.ts';
import { identityMetadataOf } from '../../../simulators/saml/saml-answers.ts';
import { parseIdentityProvider } from './identity-provider.ts';
import { createArtifact, parseArtifact } from './messages/artifact.ts';
import { createRedirectUrl, readRedirect } from './redirect-binding.ts';
import { isSamlError } from './saml-error.ts';
import { namespaces } from './saml-names.ts';
import { xml, Xml } from '../xml/xml.ts';

const now = Date.parse('2026-11-26T10:00:00Z');
const minuteMs = 60_000;
const issuer = 'https://was.digid.example/saml';

const keys: Record<'provider' | 'stranger', SelfSigned> = Object.create(null) as never;

beforeAll(async () => {
  const period = { from: now - minuteMs, until: now + 1000 * minuteMs };
  keys.provider = await createSelfSigned({ commonName: 'provider', ...period });
  keys.stranger = await createSelfSigned({ commonName: 'stranger', ...period });
});

const provider = () =>
  parseIdentityProvider(
    identityMetadataOf({
      id: '_m',
      entityId: issuer,
      credentials: keys.provider,
      front: 'https://was.digid.example/front',
      resolve: 'https://was.digid.example/resolve',
    }).text,
  );

function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (!isSamlError(error)) throw error;
    return error.code;
  }
  return 'accepted';
}

describe('artifacts', () => {
  const handle = randomBytes(20);

  test('are of the provider that was asked', () => {
    const text = createArtifact(issuer, handle, 3);
    expect(parseArtifact(text, provider())).toEqual({ text, endpointIndex: 3 });
    const foreign = createArtifact('https://kwaad.example', handle);
    expect(refusal(() => parseArtifact(foreign, provider()))).toBe('foreign_issuer');
  });

  test.each(['', 'AAQ', 'not base64!', 'A'.repeat(60)])('are not %s', (text) => {
    expect(refusal(() => parseArtifact(text, provider()))).toBe('malformed');
  });
});

describe('messages in a URL', () => {
  const message = xml`<a/>`;
  const urlOf = (by: SelfSigned) =>
    new URL(
      createRedirectUrl(
        'https://formulieren.example/login/ended',
        { parameter: 'SAMLResponse', xml: message, relayState: 'a b&c' },
        by,
      ),
    );
  const accept = (url: URL) => refusal(() => readRedirect(url, 'SAMLResponse', provider()));

  test('are accepted with the signature of the provider only', () => {
    expect(accept(urlOf(keys.provider))).toBe('accepted');
    expect(accept(urlOf(keys.stranger))).toBe('bad_signature');
  });

  test.each<[string, string, (url: URL) => void]>([
    ['without a signature', 'unsigned', (url) => url.searchParams.delete('Signature')],
    ['with another RelayState', 'bad_signature', (url) => url.searchParams.set('RelayState', 'x')],
    [
      'with SHA-1',
      'bad_signature',
      (url) => url.searchParams.set('SigAlg', 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'),
    ],
    ['twice', 'malformed', (url) => url.searchParams.append('SAMLResponse', 'x')],
  ])('are rejected %s', (_, code, change) => {
    const url = urlOf(keys.provider);
    change(url);
    expect(accept(url)).toBe(code);
  });

  test('are rejected when they unpack to more than a message can be', () => {
    const bomb = createRedirectUrl(
      'https://formulieren.example/login/ended',
      {
        parameter: 'SAMLResponse',
        xml: new Xml(`<a>${'a'.repeat(5_000_000)}</a>`),
        relayState: '',
      },
      keys.provider,
    );
    expect(accept(new URL(bomb))).toBe('malformed');
  });
});

describe('metadata', () => {
  const text = () =>
    identityMetadataOf({
      id: '_m',
      entityId: issuer,
      credentials: keys.provider,
      front: 'https://was.digid.example/front',
      resolve: 'https://was.digid.example/resolve',
      validUntil: now,
    }).text;

  test('name the provider, its keys, its addresses and when they expire', () => {
    expect(parseIdentityProvider(text())).toMatchObject({
      entityId: issuer,
      artifactResolution: [{ index: 0, url: 'https://was.digid.example/resolve' }],
      validUntil: now,
    });
  });

  test.each([
    ['ArtifactResolutionService', 'X'],
    ['KeyDescriptor', 'X'],
    ['SingleSignOnService', 'X'],
    ['https://was.digid.example/resolve', 'javascript:alert(1)'],
    ['IDPSSODescriptor', 'SPSSODescriptor'],
  ])('are rejected without %s', (part, other) => {
    expect(refusal(() => parseIdentityProvider(text().replaceAll(part, other)))).toBe('malformed');
  });

  test('of a federation need the name of the provider', () => {
    const other = text().replaceAll(issuer, 'https://andere.example');
    const all = `<md:EntitiesDescriptor xmlns:md="${namespaces.metadata}">${text()}${other}</md:EntitiesDescriptor>`;
    expect(refusal(() => parseIdentityProvider(all))).toBe('malformed');
    expect(parseIdentityProvider(all, issuer).entityId).toBe(issuer);
  });
});
