import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onPostgres } from '@form-builder/server/testing/databases.ts';
import type { Random } from '@form-builder/core/runtime/random.ts';
import { ensurePostgresPrograms } from '../../scripts/environment/postgres-programs.mjs';
import { startThrowawayPostgres } from '../../scripts/environment/throwaway-postgres.mjs';
import { findPairOfPorts } from '../end-to-end/testing/product.ts';
import { KillableServer } from './killable-server.ts';

/** The storage of the servers. */
export const databaseKinds = ['embedded', 'postgres'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** A fault, and its repair. */
export interface Fault {
  readonly name: string;
  readonly happen: () => Promise<void>;
}

/** The servers under test, with all their faults. */
export interface Installation {
  readonly servers: readonly KillableServer[];
  /** `null`: embedded in its server. */
  readonly databaseUrl: string | null;
  readonly faults: readonly [Fault, ...Fault[]];
  /** Starts the servers and waits until they answer. */
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/**
 * One server on its embedded database, or two servers on one PostgreSQL, with one data folder and these settings
 * of the operator.
 */
export async function createInstallation(
  kind: DatabaseKind,
  publicOrigin: string,
  chance: Random,
  operatorSettings: NodeJS.ProcessEnv = {},
): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'form-builder-faults-'));
  const database = kind === 'postgres' ? await openPostgres(chance) : undefined;
  const settings = { PUBLIC_ORIGIN: publicOrigin, ...operatorSettings, ...database?.settings };
  const servers: KillableServer[] = [];
  for (let left = kind === 'postgres' ? 2 : 1; left > 0; left -= 1)
    servers.push(new KillableServer(await findPairOfPorts(), folder, settings));
  return {
    servers,
    databaseUrl: database?.settings.DATABASE_URL ?? null,
    faults: [killOneOf(servers, chance), ...(database?.faults ?? [])],
    start: async () => {
      for (const server of servers) {
        server.start();
        await server.whenReady();
      }
    },
    remove: async () => {
      for (const server of servers) await server.kill();
      await database?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function killOneOf(servers: readonly KillableServer[], chance: Random): Fault {
  return {
    name: 'server killed',
    happen: async () => {
      const server = servers[chance.below(servers.length)];
      await server?.kill();
      server?.start();
    },
  };
}

/** A PostgreSQL that keeps what was committed, restarts at once and ends connections. */
async function openPostgres(chance: Random) {
  const postgres = await startThrowawayPostgres(await ensurePostgresPrograms(), {
    isDurable: true,
  });
  const faults: readonly Fault[] = [
    {
      name: 'database restarted',
      happen: async () => {
        await postgres.crash();
        await pause(chance.below(1000));
        await postgres.start();
      },
    },
    {
      name: 'connections terminated',
      happen: () =>
        onPostgres(
          new URL(postgres.url),
          `select pg_terminate_backend(pid) from pg_stat_activity
            where pid <> pg_backend_pid() and backend_type = 'client backend'`,
        ),
    },
  ];
  const settings = {
    DATABASE_URL: postgres.url,
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
  return { faults, settings, stop: postgres.stop };
}
