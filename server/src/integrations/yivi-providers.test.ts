import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  seedYivi,
  startYivi,
  yiviRequestor,
  type RunningYivi,
} from '../../testing/yivi-visitor.ts';

const bsnId = 'pbdf.gemeente.personalData.bsn';

describe('the settings of a login with Yivi', () => {
  let server: TestServer;
  let yivi: RunningYivi;

  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
    yivi = await startYivi(server);
  });
  afterAll(async () => {
    await yivi.stop();
    await server.stop();
  });

  const params = { id: 'yivi', stage: 'production' } as const;
  const administrator = () =>
    server.signIn(server.tenants.demo, { permissions: ['admin-providers'] });
  const check = async () =>
    (await (await administrator()).client.checkProvider({ params })).data.error;

  test('are checked with a session that nobody uses', async () => {
    expect(await check()).toBeNull();
    expect(yivi.simulator.sessions().at(-1)?.status).toBe('CANCELLED');
    yivi.simulator.setFailure('server-error');
    expect(await check()).toBe('unavailable');
    yivi.simulator.setFailure('malformed');
    expect(await check()).toBe('bad_answer');
    yivi.simulator.setFailure('none');
    await seedYivi(server, yivi.settings, 'another-api-token');
    expect(await check()).toBe('not_authorised');
    await seedYivi(server, yivi.settings);
  });

  test.each([
    ['disclose', { disclose: 'not JSON' }],
    ['disclose', { disclose: '{}' }],
    ['disclose', { disclose: '[[["bsn"]]]' }],
    // Somebody could log in without a number.
    ['disclose', { disclose: `[[[], ["${bsnId}"]]]`, name: '', level: '', entity: '' }],
    ['identifier', { identifier: 'pbdf.voorbeeld.kaart.nummer' }],
    ['level', { level: 'pbdf.voorbeeld.kaart.niveau' }],
    ['entity', { entity: 'plaats = pbdf.voorbeeld.kaart.plaats' }],
    ['requestor', { authentication: 'hs256' }],
    ['app_link', { app_link: 'javascript:alert(1)' }],
  ])('name the setting %s that cannot be used (%#)', async (key, settings) => {
    const { client } = await administrator();
    const saved = client.saveProvider({
      params,
      body: {
        driver: 'yivi',
        name: 'Yivi',
        settings: { ...yivi.settings, ...settings },
        secret: yiviRequestor.token,
      },
    });
    await expect(saved).rejects.toMatchObject({
      problem: { errors: { [`settings.${key}`]: [expect.any(String)] } },
    });
  });

  test('need a secret of the chosen kind, and are saved', async () => {
    const { client } = await administrator();
    const save = (settings: object, secret: string) =>
      client.saveProvider({
        params,
        body: {
          driver: 'yivi',
          name: 'Yivi',
          settings: { ...yivi.settings, ...settings },
          secret,
        },
      });
    const signed = { requestor: yiviRequestor.name };
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    for (const [authentication, secret] of [
      ['hs256', 'too-short'],
      ['rs256', 'not a private key'],
      ['token', 'with a space'],
    ] as const)
      await expect(save({ ...signed, authentication }, secret)).rejects.toMatchObject({
        problem: { errors: { secret: [expect.any(String)] } },
      });
    await save({ ...signed, authentication: 'rs256' }, pem);
    // As an input of one line sends it.
    await save({ ...signed, authentication: 'rs256' }, pem.replaceAll('\n', ''));
    await save({}, yiviRequestor.token);
    expect(await check()).toBeNull();
  });
});
