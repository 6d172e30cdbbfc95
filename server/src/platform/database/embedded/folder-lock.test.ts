import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder = '';
let path = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

/** Leaves the lock of a process that was killed without cleaning up. */
async function leaveDeadLock(): Promise<void> {
  const script = `require('net').createServer().listen(${JSON.stringify(path)}, () => console.log('held'))`;
  const holder = spawn(process.execPath, ['-e', script]);
  await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(existsSync(path)).toBe(true);
}

test('is denied while another owner has it, and available after release', async () => {
  const lock = await lockFolder(path);
  expect(await lockFolder(path)).toBeUndefined();
  await lock?.release();
  const next = await lockFolder(path);
  expect(next).toBeDefined();
  await next?.release();
});

test('is taken over from a process that was killed', async () => {
  await leaveDeadLock();
  const lock = await lockFolder(path);
  expect(lock).toBeDefined();
  await lock?.release();
});

test('is acquired by exactly one of many concurrent take-overs', async () => {
  await leaveDeadLock();
  const locks = await Promise.all(Array.from({ length: 8 }, () => lockFolder(path)));
  const held = locks.filter((lock) => lock !== undefined);
  expect(held).toHaveLength(1);
  await held[0]?.release();
});

test('does not wait forever for an interrupted take-over', async () => {
  await leaveDeadLock();
  const mark = `${path}.takeover`;
  await writeFile(mark, '');
  await utimes(mark, 0, 0);
  const lock = await lockFolder(path);
  expect(lock).toBeDefined();
  await lock?.release();
});
