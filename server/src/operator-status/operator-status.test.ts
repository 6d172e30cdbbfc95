import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/databases.ts';
import { parseConfig, type Config } from '../platform/config/config.ts';
import {
  migrate,
  readMigrations,
  type Migration,
} from '../platform/database/migrations/migrate.ts';
import { systemRuntime } from '../platform/runtime.ts';
import { assertEncryptionKey } from '../platform/secrets/master-key/key-check.ts';
import { createOperatorKey } from '../platform/secrets/master-key/open-secrets.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { checkServices, type CheckedInstallation } from './check-services.ts';
import { checkSettings } from './check-settings.ts';
import { createStatusMonitor } from './status-monitor.ts';
import { describeCheck, failed, ok, runCheck, warning, type CheckOutcome } from './status-check.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** The key with which the database is encrypted. */
const key = randomBytes(32);

describe('the status of an installation', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let migrations: readonly Migration[];
  let folder: string;

  beforeAll(async () => {
    // A server creates the queues when it starts: there are none yet.
    database = await openTestDatabase('embedded');
    migrations = await readMigrations(migrationsFolder);
    await migrate(database.pool, migrations);
    folder = await mkdtemp(join(tmpdir(), 'form-builder-status-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const statesOf = async (
    more: Partial<CheckedInstallation> = {},
    config: Partial<Config> = {},
  ) => {
    const checked = { ...parseConfig({}), dataFolder: folder, ...config };
    const { checks } = await checkServices({
      config: checked,
      pool: database.pool,
      runtime: systemRuntime,
      migrations,
      openStorage: () => openStorage(checked, systemRuntime),
      ...more,
    });
    return Object.fromEntries(checks.map(({ id, state }) => [id, state]));
  };

  test('names what is in order, and what is for trying out', async () => {
    expect(await statesOf()).toEqual({
      database: 'warning',
      schema: 'ok',
      version: 'ok',
      clock: 'ok',
      encryption: 'warning',
      jobs: 'warning',
      queues: 'ok',
      storage: 'ok',
      disk: 'ok',
      'virus scanner': 'warning',
      mail: 'warning',
      providers: 'ok',
      deliveries: 'ok',
    });
  });

  test('knows the key once a server has used it, and stores none itself', async () => {
    const encryptionKey = key.toString('base64');
    const stateOf = async () => (await statesOf({}, { encryptionKey }))['encryption'];
    expect(await stateOf()).toBe('warning');
    expect(await stateOf()).toBe('warning');
    await assertEncryptionKey(database.pool, createOperatorKey(key), []);
    expect(await stateOf()).toBe('ok');
  });

  test('fails for what does not work, and still checks the rest', async () => {
    const far = { ...systemRuntime, now: () => systemRuntime.now() + 60_000 };
    const nowhere = 'smtp://127.0.0.1:1';
    const states = await statesOf(
      {
        runtime: far,
        migrations: migrations.slice(1),
      },
      {
        smtpUrl: nowhere,
        encryptionKey: randomBytes(32).toString('base64'),
        storage: { ...parseConfig({}).storage, scannerUrl: new URL('tcp://127.0.0.1:1') },
      },
    );
    expect(states).toMatchObject({
      schema: 'failed',
      clock: 'failed',
      encryption: 'failed',
      storage: 'ok',
      'virus scanner': 'failed',
      mail: 'failed',
    });
  });

  test('says since when a job waits in the time of Amsterdam', () => {
    const late = failed('operator.status.queues.late', {
      params: { queue: 'deliver' },
      times: { due: new Date('2026-07-01T10:00:00Z') },
    });
    const check = { id: 'queues', name: 'operator.status.queues.name', ...late } as const;
    expect(describeCheck(check, 'nl').text).toBe(
      'Een taak van deliver had moeten beginnen op 1 jul 2026, 12:00.',
    );
  });

  test('lists the settings that a real installation should have', () => {
    const stateOfSettings = (environment: Record<string, string>) =>
      checkSettings(parseConfig(environment)).map(({ isDone }) => isDone);
    expect(new Set(stateOfSettings({}))).toEqual(new Set([false]));
    expect(
      new Set(
        stateOfSettings({
          NODE_ENV: 'production',
          DATABASE_URL: 'postgres://localhost/forms',
          PUBLIC_ORIGIN: 'https://{tenant}.formulieren.example',
          ENCRYPTION_KEY: randomBytes(32).toString('base64'),
          METRICS_TOKEN: 'a token of at least sixteen characters',
        }),
      ),
    ).toEqual(new Set([true]));
  });

  test('remembers since when a state holds, and checks at most once in ten seconds', async () => {
    let now = Date.UTC(2026, 10, 26);
    let outcome: CheckOutcome = ok('operator.status.mail.ok');
    let runs = 0;
    const look = createStatusMonitor(
      () => {
        runs += 1;
        const check = { id: 'mail', name: 'operator.status.mail.name', ...outcome } as const;
        return Promise.resolve({ checks: [check], queues: [], tenants: [] });
      },
      () => now,
    );
    const sinceAfter = async (ms: number) => {
      now += ms;
      return ((await look()).checks[0]?.since.getTime() ?? 0) - Date.UTC(2026, 10, 26);
    };
    expect(await sinceAfter(0)).toBe(0);
    expect(await sinceAfter(9_999)).toBe(0);
    expect(runs).toBe(1);
    expect(await sinceAfter(1)).toBe(0);
    outcome = warning('operator.status.mail.mailbox');
    expect(await sinceAfter(10_000)).toBe(20_000);
    expect(await sinceAfter(10_000)).toBe(20_000);
    expect(runs).toBe(4);
  });

  test('lets everybody who looks wait for the run in flight, and counts from its end', async () => {
    let now = 0;
    const ends: (() => void)[] = [];
    const look = createStatusMonitor(
      () =>
        new Promise((resolve) => {
          ends.push(() => {
            resolve({ checks: [], queues: [], tenants: null });
          });
        }),
      () => now,
    );
    const first = look();
    now = 20_000;
    const second = look();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    expect((await first).checkedAt.getTime()).toBe(20_000);
    expect(await second).toBe(await first);
    now = 29_999;
    expect(await look()).toBe(await first);
    now = 30_000;
    void look();
    expect(ends).toHaveLength(2);
  });

  test('fails a check that does not answer within five seconds', async () => {
    vi.useFakeTimers();
    const hanging = runCheck({ id: 'mail', name: 'operator.status.mail.name' }, () => {
      return new Promise(() => undefined);
    });
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(describeCheck(await hanging, 'nl')).toMatchObject({
      state: 'failed',
      text: 'Er kwam geen antwoord binnen 5 seconden.',
    });
  });
});
