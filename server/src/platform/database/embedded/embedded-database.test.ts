import { existsSync } from 'node:fs';
import { lutimes, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyEmptyDatabase, openTestDatabase } from '../../../../testing/databases.ts';
import { openDatabase } from '../open-database.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'));
});
afterEach(() => rm(folder, { recursive: true }));

const openAt = (dataFolder: string) =>
  openDatabase({ databaseUrl: null, dataFolder, isProduction: false });

test('keeps its data between starts, in a folder for this user only', async () => {
  const dataFolder = join(folder, 'new');
  const first = await openAt(dataFolder);
  await first.pool.query('create table kept (id int)');
  await expect(openAt(dataFolder)).rejects.toThrow(
    `The data folder ${dataFolder} is in use by another process.`,
  );
  await first.close();
  const second = await openAt(dataFolder);
  const { rows } = await second.pool.query("select to_regclass('kept')::text as name");
  expect(rows).toEqual([{ name: 'kept' }]);
  await second.close();
  expect((await stat(dataFolder)).mode & 0o777).toBe(0o700);
  expect(existsSync(join(dataFolder, 'lock'))).toBe(false);
});

test('removes only its own leftovers of a killed process from the temporary folder', async () => {
  await copyEmptyDatabase(folder);
  const own = await mkdtemp(join(tmpdir(), 'form-builder-'));
  const foreign = await mkdtemp(join(tmpdir(), 'form-builder-'));
  await symlink(folder, join(own, 'data'));
  await symlink(`${folder}-other`, join(foreign, 'data'));
  for (const left of [own, foreign]) await lutimes(join(left, 'data'), 0, 0);
  const database = await openAt(folder);
  expect(existsSync(own)).toBe(false);
  expect(existsSync(foreign)).toBe(true);
  await database.close();
  await rm(foreign, { recursive: true });
});

test('works in a folder whose path is too long for a socket', async () => {
  const dataFolder = join(folder, 'x'.repeat(150));
  await mkdir(dataFolder);
  await copyEmptyDatabase(dataFolder);
  const database = await openAt(dataFolder);
  await database.close();
});

test.each([
  ['its version is gone', (database: string) => rm(join(database, 'PG_VERSION'))],
  [
    'it is of another version',
    (database: string) => writeFile(join(database, 'PG_VERSION'), '17\n'),
  ],
  [
    'a file of it is damaged',
    (database: string) => writeFile(join(database, 'global/pg_control'), ''),
  ],
])('refuses a database when %s', async (_, damage) => {
  await copyEmptyDatabase(folder);
  await damage(join(folder, 'database'));
  await expect(openAt(folder)).rejects.toThrow('it is damaged or from another version');
});

test('rejects a folder with other content', async () => {
  await writeFile(join(folder, 'letter.txt'), 'Dear');
  await expect(openAt(folder)).rejects.toThrow('holds files of something else');
});

test('is rejected in production', async () => {
  const opening = openDatabase({ databaseUrl: null, dataFolder: folder, isProduction: true });
  await expect(opening).rejects.toThrow('set DATABASE_URL to a PostgreSQL for production');
});

test('runs beside another one in the same process', async () => {
  const first = await openTestDatabase('embedded');
  const second = await openTestDatabase('embedded');
  await first.close();
  const { rows } = await second.pool.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  await second.close();
});
