import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Pool } from 'pg';
import type { Config } from '../platform/config/config.ts';
import {
  isAtLevel,
  readMigrations,
  type Migration,
} from '../platform/database/migrations/migrate.ts';
import { openDatabase, type OpenDatabase } from '../platform/database/open-database.ts';
import { print } from '../platform/process/console.ts';
import type { Installation } from '../platform/process/installation.ts';
import { systemRuntime } from '../platform/runtime.ts';
import { StartError } from '../platform/start-error.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { checkServices } from './check-services.ts';
import { checkSettings } from './check-settings.ts';
import { selectTenantStates } from './count-by-tenant.ts';
import { describeTask, type DescribedTask } from './installation-task.ts';
import { listTasks } from './list-tasks.ts';
import {
  describeCheck,
  failed,
  type DescribedCheck,
  type StatusCheck,
  type StatusState,
} from './status-check.ts';

const usage = 'Usage: status [checklist] [--json].';
const translate = translatorOf('en');

const marks: Readonly<Record<StatusState, string>> = {
  ok: 'ok     ',
  warning: 'warning',
  failed: 'FAILED ',
};

/**
 * `status [checklist] [--json]`: checks the services that this installation needs and the settings that it should have,
 * or lists what has to be done after the installation. Changes nothing, so it can run beside a server; fails when a check
 * fails.
 */
export async function statusCommand(
  config: Config,
  installation: Installation,
  args: readonly string[],
): Promise<void> {
  const isJson = args.includes('--json');
  const words = args.filter((arg) => arg !== '--json');
  const isChecklist = words[0] === 'checklist';
  if (words.length > (isChecklist ? 1 : 0)) throw new StartError(usage);
  const migrations = await readMigrations(installation.migrations);
  if (isChecklist) await printTasks(config, migrations, isJson);
  else await printChecks(config, migrations, isJson);
}

async function printChecks(
  config: Config,
  migrations: readonly Migration[],
  isJson: boolean,
): Promise<void> {
  const checks = [
    ...(await checkWithDatabase(config, migrations)).map((check) => describeCheck(check, 'en')),
    ...checkSettings(config).map((task) => asCheck(describeTask(task, translate))),
  ];
  for (const check of checks) print(isJson ? JSON.stringify(check) : formatCheck(check));
  const broken = checks.filter(({ state }) => state === 'failed').map(({ id }) => id);
  if (broken.length > 0) throw new StartError(`Not in order: ${broken.join(', ')}.`);
}

function formatCheck({ id, state, figure, text, advice }: DescribedCheck): string {
  const measured = figure === null ? '' : ` (${figure})`;
  return `${marks[state]} ${id}${measured}: ${text}${advice === null ? '' : ` ${advice}`}`;
}

/** A setting that is open works, but not as a municipality may expect. */
function asCheck({ command, name, is_done: isDone, text }: DescribedTask): DescribedCheck {
  const [id = ''] = command.split('=');
  const state = isDone ? 'ok' : 'warning';
  return { id, name, state, figure: null, text, advice: isDone ? null : command };
}

async function printTasks(
  config: Config,
  migrations: readonly Migration[],
  isJson: boolean,
): Promise<void> {
  const { pool, close } = await openDatabase(config);
  try {
    await assertLevel(pool, migrations);
    const tenants = await selectTenantStates(pool, systemRuntime.now());
    const tasks = await listTasks({ config, pool, runtime: systemRuntime, tenants });
    for (const task of tasks.map((each) => describeTask(each, translate)))
      print(isJson ? JSON.stringify(task) : formatTask(task));
  } finally {
    await close();
  }
}

async function assertLevel(pool: Pool, migrations: readonly Migration[]): Promise<void> {
  if (!(await isAtLevel(pool, migrations).catch(() => false)))
    throw new StartError('The database is of another version: start a server of this one first.');
}

function formatTask({ name, is_done: isDone, text, command }: DescribedTask): string {
  return isDone ? `done ${name}: ${text}` : `OPEN ${name}: ${text}\n     ${command}`;
}

/** Without a database the other services are of no use: that is the only check then. */
async function checkWithDatabase(
  config: Config,
  migrations: readonly Migration[],
): Promise<readonly StatusCheck[]> {
  let database: OpenDatabase;
  try {
    database = await openDatabase(config);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const outcome = failed('operator.status.error', {
      params: { error: error.message },
      advice: 'operator.status.error.advice',
    });
    return [{ id: 'database', name: 'operator.status.database.name', ...outcome }];
  }
  try {
    const { checks } = await checkServices({
      config,
      pool: database.pool,
      runtime: systemRuntime,
      migrations,
      openStorage: () => openStorage(config, systemRuntime),
    });
    return checks;
  } finally {
    await database.close();
  }
}
