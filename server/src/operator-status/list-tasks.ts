import type { Pool } from 'pg';
import type { Config } from '../platform/config/config.ts';
import type { Runtime } from '../platform/runtime.ts';
import { checkBucket } from './check-bucket.ts';
import { checkServiceSettings, checkSettings } from './check-settings.ts';
import { listSlugs } from './check-tenants.ts';
import type { TenantState } from './count-by-tenant.ts';
import type { InstallationTask, TaskKey } from './installation-task.ts';

const backupMs = 31 * 86_400_000;

/** The installation of which the checklist is made. */
export interface ListedInstallation {
  readonly config: Config;
  readonly pool: Pool;
  readonly runtime: Pick<Runtime, 'now'>;
  /** What is known of each active tenant. */
  readonly tenants: readonly TenantState[];
}

/** The checklist after an installation: settings first, then what must be done in it. */
export async function listTasks({
  config,
  pool,
  runtime,
  tenants: states,
}: ListedInstallation): Promise<readonly InstallationTask[]> {
  return [
    ...checkSettings(config),
    ...checkServiceSettings(config),
    ...(await checkBucket(config)),
    {
      key: 'backup',
      isDone: await wasBackedUp(pool, new Date(runtime.now() - backupMs)),
      command: 'npm run tenants -- record-backup --reason "pg_dump"',
    },
    {
      key: 'tenant',
      isDone: states.length > 0,
      command: 'npm run tenants -- create SLUG --name NAME --email ADDRESS …',
    },
    ofTenants('second_factor', states, ({ has_second_factor: has }) => has, '/account'),
    ofTenants('break_glass', states, ({ has_break_glass: has }) => has, '/users'),
    ofTenants('night', states, ({ had_night: had }) => had, 'npm start'),
  ];
}

/** Done when it is so for every active tenant, and there is one. */
function ofTenants(
  key: TaskKey,
  states: readonly TenantState[],
  isDone: (state: TenantState) => boolean,
  command: string,
): InstallationTask {
  const open = states.filter((state) => !isDone(state));
  const params = { tenants: open.length === 0 ? '-' : listSlugs(open) };
  return { key, isDone: states.length > 0 && open.length === 0, params, command };
}

/** Whether the log of operators has a dump of everything, or a backup by another program, since then. */
async function wasBackedUp(pool: Pool, since: Date): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    `select exists (select from operator_events
       where action in ('dump', 'backup') and subject_id is null and result = 'done' and at > $1) as found`,
    [since],
  );
  return rows[0]?.found === true;
}
