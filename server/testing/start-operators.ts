import type { OperatorScope } from '@form-builder/core/contract/operators/operator-endpoint.ts';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { createOperatorsApp } from '../src/operators/create-operators-app.ts';
import { parseConfig } from '../src/platform/config/config.ts';
import { readMigrations } from '../src/platform/database/migrations/migrate.ts';
import { createLogger } from '../src/platform/logging/logger.ts';
import { listen } from '../src/platform/process/listen.ts';
import { selectOperatorEvents } from '../src/tenants/events/operator-events-queries.ts';
import { createOperatorToken } from '../src/tenants/tokens/create-operator-token.ts';
import type { TestServer } from './test-server.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
const problemSchema = v.object({ code: v.string() });

/** The operators' API and status page beside a test server, with a way to call them. */
export type TestOperators = Awaited<ReturnType<typeof startOperators>>;

/** Starts the port of operators on the database and the storage of a test server. */
export async function startOperators(server: TestServer, pool: Pool = server.pool) {
  const logLines: string[] = [];
  const listening = await listen(0, '127.0.0.1');
  const origin = `http://127.0.0.1:${String(listening.port)}`;
  listening.answerWith(
    createOperatorsApp({
      pool,
      runtime: server.runtime,
      storage: server.storage,
      secrets: server.secrets,
      config: {
        ...parseConfig({ OPERATORS_PORT: '0' }),
        port: Number(new URL(server.origin).port),
      },
      migrations: await readMigrations(migrationsFolder),
      logger: createLogger('info', { write: (line) => logLines.push(line) }),
    }),
  );
  const commandLine = {
    pool: server.pool,
    runtime: server.runtime,
    operator: { name: 'root', reason: null },
  };
  /** Calls the API; returns the status with the data or the problem. */
  const call = async (token: string | null, method: string, path: string, body?: object) => {
    // No two calls at one time: the log is in the order of its times.
    server.advance(1);
    const response = await fetch(`${origin}/operators/v0${path}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json: unknown = text === '' ? null : JSON.parse(text);
    return { status: response.status, json, text };
  };
  return {
    origin,
    commandLine,
    logLines,
    call,
    /** A new token for a day. */
    give: async (person: string, scope: OperatorScope) =>
      (await createOperatorToken(commandLine, { person, scope, days: 1 })).token,
    /** The status of a call with the code of its problem. */
    codeOf: async (...request: Parameters<typeof call>) => {
      const { status, json } = await call(...request);
      return [status, v.is(problemSchema, json) ? json.code : undefined];
    },
    /** The newest events of the log: action, result, person, way in, tenant, reason. */
    events: async (count: number) =>
      (await selectOperatorEvents(server.pool))
        .slice(0, count)
        .map(({ action, result, operator, channel, subject_slug: slug, reason }) => [
          action,
          result,
          operator,
          channel,
          slug,
          reason,
        ]),
    stop: () => listening.stop(),
  };
}
