import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { s3Key } from '../../../simulators/s3/check-signature.ts';
import { startS3Simulator, type S3Simulator } from '../../../simulators/s3/s3-simulator.ts';
import {
  sftpUser,
  startSftpSimulator,
  type SftpSimulator,
} from '../../../simulators/sftp/sftp-simulator.ts';
import { buildIntegration } from '../../../testing/failed-delivery.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import {
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { fileQuestion, pdf, pickedPdf, uploader } from '../../../testing/uploads.ts';

const pages = onePage([
  { id: 'subject', short_id: 'subj', type: 'text', label: 'Onderwerp' },
  { id: 'place', short_id: 'plac', type: 'text', label: 'Plaats', is_hidden: true },
  fileQuestion,
]);
/** A job starts within half a second. */
const waiting = { timeout: 30_000 };
const options = {
  folder: 'Meldingen/{{ {subj} }}',
  file_name: 'kap {{ {subj} }}',
  pdf: 'true',
  files: 'true',
  json: 'true',
  xml: 'true',
  csv: 'true',
};
const outgoing = [
  { target: 'zaak.onderwerp', source: { kind: 'answer', field: 'subject' } },
] as const;

describe('deliveries as files', () => {
  let bucket: S3Simulator;
  let sftp: SftpSimulator;
  let server: TestServer;
  let root: SignedInUser;
  beforeAll(async () => {
    bucket = await startS3Simulator({ isProduction: false });
    sftp = await startSftpSimulator({ isProduction: false });
    server = await startTestServer({
      database: 'embedded',
      environment: { OUTGOING_PRIVATE_HOSTS: 'localhost' },
    });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    await save('s3', bucket.settings, s3Key.secret);
    await save('sftp', sftp.settings, sftpUser.password);
  });
  afterEach(() => {
    sftp.faults.cutAfterBytes = null;
    bucket.setProxyStatus(null);
  });
  afterAll(async () => {
    await server.stop();
    await bucket.stop();
    await sftp.stop();
  });

  const save = (
    driver: 's3' | 'sftp',
    settings: Readonly<Record<string, string>>,
    secret?: string,
  ) =>
    root.client.saveProvider({
      params: { id: driver, stage: 'production' },
      body: { driver, name: driver, settings, ...(secret !== undefined && { secret }) },
    });
  const check = async (id: string) =>
    (await root.client.checkProvider({ params: { id, stage: 'production' } })).data;
  const send = async (provider: string) => {
    const { demo } = server.tenants;
    const integration = buildIntegration({
      provider,
      options,
      outgoing: [...outgoing],
      incoming: [{ pointer: '/folder', field: 'place' }],
    });
    const { versionId } = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages, settings: { 'integrations.list': [integration] } },
    });
    const proof = await uploader(server, demo, versionId).send(pickedPdf('een'));
    const data = { subject: 'Oude eik / ../x', proof: [proof] };
    const body = { form_version_id: versionId, data, status: 'final' } as const;
    return (await server.client(demo).createSubmission({ headers: {}, body })).data.id;
  };
  const deliveryOf = async (id: string) => {
    const [delivery] = (await root.client.getSubmission({ params: { id } })).data.deliveries;
    if (delivery === undefined) throw new Error('The submission has no delivery.');
    return delivery;
  };
  const stateOf = async (id: string) => {
    const { state, error } = await deliveryOf(id);
    return error ?? state;
  };
  const retry = async (id: string) => {
    const { id: deliveryId } = await deliveryOf(id);
    await server.transaction(server.tenants.demo)((tx) =>
      tx
        .updateTable('submission_deliveries')
        .set({ state: 'failed' })
        .where('id', '=', deliveryId)
        .execute(),
    );
    await root.client.retryDelivery({ params: { id, delivery_id: deliveryId } });
  };
  const markOf = async (id: string) => (await deliveryOf(id)).id.replaceAll('-', '').slice(-12);
  const namesOf = (paths: Iterable<string>, mark: string) =>
    [...paths].filter((path) => path.includes(mark)).sort();

  test('put all files of a submission into a bucket, under names of its own', async () => {
    const id = await send('s3');
    await expect.poll(() => stateOf(id), waiting).toBe('delivered');
    const mark = await markOf(id);
    const start = `formulieren/Meldingen/Oude eik - ..-x/kap Oude eik - ..-x ${mark}`;
    expect(namesOf(bucket.objects.keys(), mark)).toEqual([
      `${start} bewijs.pdf`,
      `${start}.csv`,
      `${start}.json`,
      `${start}.pdf`,
      `${start}.xml`,
    ]);
    const contentOf = (name: string) => bucket.objects.get(`${start}${name}`)?.content;
    expect(contentOf(' bewijs.pdf')?.equals(pdf('een'))).toBe(true);
    expect(contentOf('.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(JSON.parse(contentOf('.json')?.toString() ?? '')).toMatchObject({
      submission: { id },
      values: { zaak: { onderwerp: 'Oude eik / ../x' } },
    });
    expect(contentOf('.xml')?.toString()).toContain(
      '<value name="zaak.onderwerp">Oude eik / ../x</value>',
    );
    const { answers } = (await root.client.getSubmission({ params: { id } })).data;
    expect(answers['place']).toBe('s3://inzendingen/formulieren/Meldingen/Oude eik - ..-x');
    const { exchange } = (await deliveryOf(id)).attempts[0] ?? {};
    expect(exchange).not.toContain(s3Key.secret);
  });

  test('go on with the file that was not put when a proxy answered', async () => {
    bucket.setProxyStatus(502);
    const id = await send('s3');
    await expect.poll(() => stateOf(id), waiting).toBe('no_answer');
    bucket.setProxyStatus(null);
    await retry(id);
    await expect.poll(() => stateOf(id), waiting).toBe('delivered');
    const mark = await markOf(id);
    const objects = [...bucket.objects].filter(([key]) => key.includes(mark));
    expect(objects.map(([, { versions }]) => versions)).toEqual([1, 1, 1, 1, 1]);
  });

  test('go on where the connection to the SFTP server broke', async () => {
    // The first file fits, the PDF does not.
    sftp.faults.cutAfterBytes = 500;
    const id = await send('sftp');
    await expect.poll(() => stateOf(id), waiting).toBe('no_answer');
    const mark = await markOf(id);
    const before = namesOf(sftp.files.keys(), mark);
    expect(before.map((path) => path.slice(path.indexOf(mark)))).toEqual([
      `${mark} bewijs.pdf`,
      `${mark}.pdf.part`,
    ]);
    sftp.faults.cutAfterBytes = null;
    await retry(id);
    await expect.poll(() => stateOf(id), waiting).toBe('delivered');
    const after = namesOf(sftp.files.keys(), mark);
    expect(after).toHaveLength(5);
    expect(after.some((path) => path.endsWith('.part'))).toBe(false);
    expect(sftp.files.get(before[0] ?? '')?.versions).toBe(1);
  });

  test('are tried out, and show the fingerprint of an unknown server', async () => {
    expect(await check('s3')).toMatchObject({ error: null });
    expect(await check('sftp')).toMatchObject({ error: null });
    await save('sftp', { ...sftp.settings, host_key: '' });
    expect(await check('sftp')).toMatchObject({
      error: 'wrong_host_key',
      host_key: sftp.fingerprint,
    });
    await save('sftp', sftp.settings);
    expect((await check('sftp')).host_key).toBeUndefined();
  });

  test('ask for the password again when the server changes, and refuse other hosts', async () => {
    expect(await refusalCode(save('sftp', { ...sftp.settings, host: 'localhost:2222' }))).toBe(
      'invalid',
    );
    for (const host of ['', 'https://sftp.voorbeeld.nl', 'a b', 'sftp.voorbeeld.nl:99999'])
      expect(await refusalCode(save('sftp', { ...sftp.settings, host }, 'some-password'))).toBe(
        'invalid',
      );
  });
});
