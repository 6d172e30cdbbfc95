import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../../scripts/environment/free-port.mjs';
import { runStart } from './testing/run-start.ts';

test.describe('npm start', () => {
  let dataFolder = '';
  test.beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'form-builder-start-'));
  });
  test.afterAll(() => rm(dataFolder, { recursive: true, force: true }));

  test('prints the URLs and the demo logins, and does not build again the second time', async () => {
    const env = { PORT: String(await findFreePort(2)), DATA_DIR: dataFolder };
    const first = await runStart(env, 'ontwerper@demo.example');
    expect(first.output).toContain(`http://localhost:${env.PORT}`);
    const second = await runStart(env, 'ontwerper@demo.example');
    expect(second.output).toContain('ontwerper@demo.example');
    expect(second.output).not.toContain('Building');
  });

  test('reports in one sentence that the port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { output, code } = await runStart({ PORT: String(port), DATA_DIR: dataFolder });
    taken.close();
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toContain(String(port));
  });
});
