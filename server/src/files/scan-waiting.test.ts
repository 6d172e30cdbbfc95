import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { onePage, questions, seedForm } from '../../testing/seed-form.ts';
import { startTestServer, type SignedInUser, type TestServer } from '../../testing/test-server.ts';
import { fileQuestion, pickedPdf, uploader } from '../../testing/uploads.ts';
import { createScanServices } from '../composition/create-scan-services.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { maxScanTries } from './scan-waiting.ts';
import { scanAll } from './start-scanning.ts';

/** A scanner that can be down, and that gives no answer about one file. */
const scanner = {
  isAway: false,
  scan: async (content: Readable) => {
    const bytes = await text(content);
    if (scanner.isAway || bytes.includes('ENDLESS')) throw new ProviderError('no_answer');
    return bytes.includes('VIRUS') ? ('infected' as const) : ('clean' as const);
  },
};

let server: TestServer;
let admin: SignedInUser;
let versionId: string;
let visitor: ReturnType<typeof uploader>;
const send = vi.fn<TestServer['jobs']['send']>(() => Promise.resolve());
const error = vi.fn();

beforeAll(async () => {
  const environment = { UNSCANNED_FILES: 'accept' };
  server = await startTestServer({ database: 'embedded', scan: scanner.scan, environment });
  const { demo } = server.tenants;
  admin = await server.signIn(demo, { isRoot: true });
  const version = { pages: onePage([...questions, fileQuestion]) };
  ({ versionId } = await seedForm(server, demo, { actor: { id: admin.id, name: 'x' }, version }));
  visitor = uploader(server, demo, versionId);
});
afterAll(() => server.stop());
beforeEach(() => {
  send.mockClear();
  error.mockClear();
});

/** Sends a form while the scanner is down. */
async function submit(content: string): Promise<string> {
  scanner.isAway = true;
  const data = { name: 'Fatima', proof: [await visitor.send(pickedPdf(content))] };
  const sent = await server
    .client(server.tenants.demo)
    .createSubmission({ body: { form_version_id: versionId, data, status: 'final' } });
  scanner.isAway = false;
  return sent.data.id;
}

const fileOf = (submissionId: string) =>
  server.transaction(server.tenants.demo)((tx) =>
    tx
      .selectFrom('files')
      .selectAll()
      .where('submission_id', '=', submissionId)
      .executeTakeFirstOrThrow(),
  );
const stateOf = async (submissionId: string) => (await fileOf(submissionId)).state;
const scan = () =>
  scanAll({
    pool: server.pool,
    runtime: server.runtime,
    logger: { error },
    services: createScanServices({ ...server, scan: scanner.scan, jobs: { send } }),
  });
const jobsSent = () => send.mock.calls.map(([, name]) => name);

test('a file on which the scanner fails does not hold the others, and ends as unscannable', async () => {
  const endless = await submit('ENDLESS');
  const clean = await submit('goed');
  await scan();
  expect(await stateOf(clean)).toBe('accepted');
  expect(jobsSent()).toEqual(['deliver-submissions']);
  expect(await fileOf(endless)).toMatchObject({ state: 'waiting', scan_tries: 1 });
  for (let tries = 2; tries < maxScanTries; tries += 1) await scan();
  expect(await stateOf(endless)).toBe('waiting');
  send.mockClear();
  await scan();
  expect(await stateOf(endless)).toBe('unscannable');
  expect(jobsSent()).toEqual(['deliver-submissions']);
});

test('a scanner that is down counts against no file', async () => {
  const id = await submit('goed');
  scanner.isAway = true;
  await scan();
  expect(await fileOf(id)).toMatchObject({ state: 'waiting', scan_tries: 0 });
  scanner.isAway = false;
  await scan();
  expect(await stateOf(id)).toBe('accepted');
});

test('a file whose content was lost becomes unreadable, and its submission is delivered', async () => {
  const [lost, next] = [await submit('weg'), await submit('goed')];
  await server.storage.storage.remove((await fileOf(lost)).kept_key ?? '');
  await scan();
  expect(await stateOf(lost)).toBe('unreadable');
  expect(await stateOf(next)).toBe('accepted');
  expect(jobsSent()).toHaveLength(2);
});

test('a file that cannot be read is logged, and scanned at the next run', async () => {
  const [broken, next] = [await submit('stuk'), await submit('goed')];
  const key = (await fileOf(broken)).kept_key;
  const { storage } = server.storage;
  const { read } = storage;
  const reading = vi
    .spyOn(storage, 'read')
    .mockImplementation((asked) =>
      asked === key ? Promise.reject(new Error('storage is down')) : read(asked),
    );
  await scan();
  reading.mockRestore();
  expect(error).toHaveBeenCalledTimes(1);
  expect(await stateOf(next)).toBe('accepted');
  expect(await stateOf(broken)).toBe('waiting');
  await scan();
  expect(await stateOf(broken)).toBe('accepted');
});

test('administrators get a notification of files that wait for more than an hour', async () => {
  const id = await submit('goed');
  const notified = async () => {
    const { data } = await admin.client.listNotifications({});
    return data.filter(({ kind }) => kind === 'files_waiting').map(({ count }) => count);
  };
  expect(await notified()).toEqual([]);
  // A session is shorter than an hour, so the file gets older instead of the clock.
  await server.pool.query(
    `update files set created_at = created_at - interval '61 minutes' where submission_id = $1`,
    [id],
  );
  expect(await notified()).toEqual([1]);
  await scan();
  expect(await stateOf(id)).toBe('accepted');
  expect(await notified()).toEqual([]);
});
