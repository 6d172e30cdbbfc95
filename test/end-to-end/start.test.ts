import { execFile, type ExecFileException } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../../scripts/environment/free-port.mjs';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** Runs what `npm start` runs until it ends, or until it printed `until`. */
function start(env: NodeJS.ProcessEnv, until?: string) {
  return new Promise<{ output: string; code: number; printedAfterMs: number }>((resolve) => {
    const startedAt = Date.now();
    let output = '';
    let printedAt = 0;
    const child = execFile(
      process.execPath,
      ['scripts/start.mjs'],
      { cwd: repository, env: { ...process.env, ...env } },
      (error: ExecFileException | null) => {
        resolve({ output, code: Number(error?.code ?? 0), printedAfterMs: printedAt - startedAt });
      },
    );
    const read = (text: string) => {
      output += text;
      if (printedAt !== 0 || until === undefined || !output.includes(until)) return;
      printedAt = Date.now();
      child.kill('SIGINT');
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
}

test.describe('npm start', () => {
  let dataFolder = '';
  test.beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'form-builder-start-'));
  });
  test.afterAll(() => rm(dataFolder, { recursive: true, force: true }));

  test('prints the addresses and the demo logins, and is quick the second time', async () => {
    const env = { PORT: String(await findFreePort()), DATA_DIR: dataFolder };
    const first = await start(env, 'ontwerper@demo.example');
    expect(first.output).toContain(`http://localhost:${env.PORT}`);
    const second = await start(env, 'ontwerper@demo.example');
    expect(second.printedAfterMs).toBeLessThan(5000);
  });

  test('says in one sentence that the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { output, code } = await start({ PORT: String(port), DATA_DIR: dataFolder });
    taken.close();
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toContain(String(port));
  });
});
