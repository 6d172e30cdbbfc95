import type { Login } from '@form-builder/core/contract/visitor/login.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpBrowser } from '../platform/http/browser/http-browser.ts';
import { createSelfSigned, type SelfSigned } from '../../simulators/certificates/self-signed.ts';
import { simulatedEherkenning } from '../../simulators/saml/simulated-service.ts';
import { testPeople } from '../../simulators/digid/test-people.ts';
import { canonicalOf } from '../../testing/digid-visitor.ts';
import { passSaml, seedSaml, startSaml, type RunningSaml } from '../../testing/saml-visitor.ts';
import {
  allowedOrigin,
  databases,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';

const formId = '0190a000-0000-7000-8000-00000000000a';
const page = `${allowedOrigin}/parkeren`;
const dayMs = 86_400_000;

describe.each(databases)('the keys of a login by SAML on %s', (database) => {
  let server: TestServer;
  let running: RunningSaml;
  let next: SelfSigned;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const from = server.runtime.now() - dayMs;
    next = await createSelfSigned({ commonName: 'next', from, until: from + 400 * dayMs });
    running = await startSaml(server, {
      service: simulatedEherkenning,
      driver: 'eherkenning',
      nextCertificate: next.cert,
    });
  });
  afterAll(async () => {
    await running.stop();
    await server.stop();
  });

  const seed = (settings: Readonly<Record<string, string>>, nextKey?: string) =>
    seedSaml(server, {
      id: 'eherkenning',
      driver: 'eherkenning',
      settings: { ...running.settings, ...settings },
      key: running.ours.key,
      ...(nextKey !== undefined && { nextKey }),
    });
  const call = async <T>(signature: string, body: unknown) => {
    const client = server.client(server.tenants.demo);
    const { data } = await client.callPublicProcedure({ body: { signature, body } });
    // The procedure's own response, which the server checked against its schema.
    return data as T;
  };
  const logIn = async () => {
    const { url, verifier } = await call<{ url: string; verifier: string }>('login:start', {
      provider: 'eherkenning',
      form_id: formId,
      return_url: page,
    });
    const choice = { service: simulatedEherkenning, level: 'EH3' };
    const { hash } = await passSaml(server, url, choice);
    const code = hash.replace(`#fb-login=${formId}.`, '');
    if (code.startsWith('!')) return code;
    const { login } = await call<{ login: Login }>('login:exchange', { code, verifier });
    return login.entity;
  };
  const company = { name: 'Bakkerij Het Voorbeeld', kvk_number: '69599084' };
  const readMetadata = async () => {
    const browser = createHttpBrowser(canonicalOf(server));
    const response = await browser.get('/login/service/eherkenning/production/metadata');
    return response.text();
  };
  const bodyOf = ({ certificate }: SelfSigned) => certificate.raw.toString('base64');
  const day = (days: number) =>
    new Date(server.runtime.now() + days * dayMs).toISOString().slice(0, 10);

  test('publishes the next certificate beside the one in use, and switches on its day', async () => {
    await seed({ next_certificate: next.cert, next_from: day(1), encryption: 'true' }, next.key);
    const before = await readMetadata();
    expect(before.match(/use="signing"/g)).toHaveLength(2);
    // The key of the signature repeats the certificate that signed.
    expect(before.split(bodyOf(running.ours))).toHaveLength(4);
    expect(before.split(bodyOf(next))).toHaveLength(2);
    expect(before).toContain('xmlenc11#aes256-gcm');
    expect(await logIn()).toMatchObject(company);
    server.advance(dayMs);
    const after = await readMetadata();
    expect(after.split(bodyOf(next))).toHaveLength(4);
    expect(await logIn()).toMatchObject(company);
  });

  test.each(['identifiers', 'assertion'] as const)(
    'reads encrypted %s of both certificates, and of no other',
    async (what) => {
      await seed({ next_certificate: next.cert }, next.key);
      for (const { cert } of [running.ours, next]) {
        running.simulator.setEncryption(what, cert);
        expect(await logIn()).toMatchObject(company);
      }
      await seed({});
      expect(await logIn()).toBe('!failed');
      expect(server.logLines.join()).toContain('not_decrypted');
      running.simulator.setEncryption(what, running.ours.cert);
      expect(await logIn()).toMatchObject(company);
      for (const { bsn } of testPeople) expect(server.logLines.join()).not.toContain(bsn);
    },
  );

  test('goes on when the provider signs with its next key, which its metadata had', async () => {
    running.simulator.replaceKey();
    expect(await logIn()).toMatchObject(company);
  });

  test('asks for no encryption unless an administrator does', async () => {
    await seed({});
    const metadata = await readMetadata();
    expect(metadata).not.toContain('use="encryption"');
    expect(metadata.match(/use="signing"/g)).toHaveLength(1);
  });
});
