import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSelfSigned, type SelfSigned } from '../../../simulators/certificates/self-signed.ts';
import { startSaml, seedSaml, type RunningSaml } from '../../../testing/saml-visitor.ts';
import { databases, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createOutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import { parseIdentityProvider } from '../../platform/saml/identity-provider.ts';
import { signMetadata } from '../../platform/saml/sign-message.ts';
import { Xml } from '../../platform/xml/xml.ts';
import { refreshMetadata } from './start-refreshing-metadata.ts';

const dayMs = 86_400_000;

describe.each(databases)('the metadata of a login service on %s', (database) => {
  let server: TestServer;
  let saml: RunningSaml;
  let newKey: SelfSigned;
  const warnings: unknown[] = [];

  beforeAll(async () => {
    server = await startTestServer({ database });
    saml = await startSaml(server);
    const from = server.runtime.now() - dayMs;
    newKey = await createSelfSigned({ commonName: 'new', from, until: from + 500 * dayMs });
  });
  afterAll(async () => {
    await saml.stop();
    await server.stop();
  });

  const seed = (more: Readonly<Record<string, string>> = {}) =>
    seedSaml(server, {
      id: 'digid',
      driver: 'digid',
      settings: { ...saml.settings, metadata_url: saml.simulator.entityId, ...more },
      key: saml.ours.key,
    });
  const refresh = () => {
    const { host } = new URL(saml.simulator.entityId);
    return refreshMetadata({
      ...server,
      client: createOutgoingClient({ hosts: null, privateHosts: [host] }),
      logger: {
        error: (...line: unknown[]) => warnings.push(line),
        warn: (...line: unknown[]) => warnings.push(line),
      },
    });
  };
  const keysOf = async () => {
    const [row] = await server.transaction(server.tenants.demo)((tx) =>
      tx.selectFrom('providers').select('settings').where('id', '=', 'digid').execute(),
    );
    const { metadata } = row?.settings as { readonly metadata: string };
    return parseIdentityProvider(metadata).signingCertificates.map(
      ({ fingerprint256 }) => fingerprint256,
    );
  };
  const unsignedOf = (text: string) =>
    new Xml(text.replace(/<ds:Signature[\s\S]*?<\/ds:Signature>/, ''));

  test('are renewed once a day when a key in them signed the new ones', async () => {
    await seed();
    await refresh();
    expect(await keysOf()).not.toContain(newKey.certificate.fingerprint256);
    saml.simulator.serveMetadata(saml.simulator.renewMetadata(newKey));
    await refresh();
    expect(await keysOf()).not.toContain(newKey.certificate.fingerprint256);
    server.advance(dayMs + 1);
    await refresh();
    expect(await keysOf()).toContain(newKey.certificate.fingerprint256);
    const lines = await server.transaction(server.tenants.demo)((tx) =>
      tx.selectFrom('logbook').select('action').execute(),
    );
    expect(lines.map(({ action }) => action)).toContain('provider.metadata_renewed');
  });

  test.each<[string, (renewed: string) => string]>([
    ['nobody signed', (renewed) => unsignedOf(renewed).text],
    ['a stranger signed', (renewed) => signMetadata(unsignedOf(renewed), newKey)],
    ['were changed', (renewed) => renewed.replace('/sso"', '/kwaad"')],
    [
      'have a document type',
      (renewed) => `<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>${renewed}`,
    ],
    ['are no metadata', () => '<html/>'],
  ])('stay as they are when the new ones %s', async (_, change) => {
    await seed();
    const before = await keysOf();
    const renewed = saml.simulator.renewMetadata(newKey);
    saml.simulator.serveMetadata(change(renewed));
    warnings.length = 0;
    server.advance(dayMs + 1);
    await refresh();
    expect(await keysOf()).toEqual(before);
    expect(warnings).toHaveLength(1);
  });

  test('stay as they are without an address', async () => {
    await seed({ metadata_url: '' });
    const before = await keysOf();
    saml.simulator.serveMetadata(saml.simulator.renewMetadata(newKey));
    server.advance(dayMs + 1);
    await refresh();
    expect(await keysOf()).toEqual(before);
  });
});
