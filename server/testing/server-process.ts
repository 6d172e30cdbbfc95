import { createClient } from '@form-builder/core/client/create-client.ts';
import { contract, type ApiContract } from '@form-builder/core/contract/contract.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestServer } from './test-server.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** A server in a separate process, from source; callers reach it as through a balancer. */
export interface ServerProcess extends Pick<TestServer, 'client' | 'fetch'> {
  readonly stop: () => Promise<void>;
}

/** Starts one server of an installation with this public origin on a free port; waits until it is ready. */
export async function startServerProcess(
  port: number,
  publicOrigin: string,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_ORIGIN: publicOrigin,
      TRUST_PROXY: 'true',
      TENANT: '',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = `http://127.0.0.1:${String(port)}`;
  await waitUntilReady(child, origin);
  const headers = { 'x-forwarded-host': new URL(publicOrigin).host };
  return {
    client: (_tenant, more = {}) =>
      createClient<ApiContract>(contract, {
        baseUrl: origin,
        headers: () => ({ ...headers, ...more }),
      }),
    fetch: () => (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, origin);
      const request = new Request(origin + pathname + search, init);
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      return fetch(request);
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function waitUntilReady(child: ChildProcess, origin: string): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const isReady = () =>
    fetch(`${origin}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output}`);
    await pause(100);
  }
}
