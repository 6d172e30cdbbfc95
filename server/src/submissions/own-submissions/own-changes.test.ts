import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refusalCode } from '../../../testing/refusal.ts';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import { startMollie, type RunningMollie } from '../../../testing/start-mollie.ts';
import {
  allowedOrigin,
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const email: Field = { id: 'email', short_id: 'mail', type: 'email', label: 'Uw e-mailadres' };
const fee: Field = {
  id: 'pay',
  short_id: 'paym',
  type: 'payment',
  label: 'Leges',
  custom_properties: { integration_id: 'mollie', amount_type: 'fixed', amount: 12.5 },
};

interface Own {
  readonly id: string;
  readonly key: string;
  readonly revision: number;
}

describe.each(databases)('the revision of a draft on %s', (database) => {
  let server: TestServer;
  let mollie: RunningMollie;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    mollie = await startMollie(server);
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(async () => {
    await mollie.stop();
    await server.stop();
  });

  const visitor = () => server.client(server.tenants.demo);
  const begin = async (more: readonly Field[], body: object, settings: object = {}) => {
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: {
        pages: onePage([...questions, ...more]),
        submission_settings: { is_public: true, ...settings },
      },
    });
    const { data } = await visitor().createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { name: 'Ada' }, status: 'draft', ...body },
    });
    return { id: data.id, key: data.public_key ?? '', revision: data.revision };
  };
  const request = ({ id, key }: Own) => ({
    params: { id },
    headers: { 'x-submission-key': key },
  });
  /** Saves like a page with this revision. */
  const save = (own: Own, body: object = {}) =>
    visitor().updateSubmission({
      params: { id: own.id },
      headers: { 'x-submission-key': own.key, 'if-match': `"${String(own.revision)}"` },
      body: { data: { name: 'Ada Lovelace' }, status: 'draft', ...body },
    });
  const newAddress = () => `${server.runtime.createId()}@voorbeeld.nl`;
  const mailTo = (address: string) =>
    vi.waitUntil(
      () => (server.mailbox?.list(server.tenants.demo) ?? []).find(({ to }) => to === address),
      15_000,
    );

  test('stays when a resume link is mailed and a code for it is requested', async () => {
    const own = await begin([], { is_saved: true });
    const address = newAddress();
    await visitor().mailResumeLink({ ...request(own), body: { email: address } });
    const { text } = await mailTo(address);
    const [, id = '', key = ''] = /#fb-resume=([^.\s]+)\.(\S+)/.exec(text) ?? [];
    await visitor().requestResumeCode(request({ ...own, id, key }));
    expect((await save(own)).data.revision).toBe(own.revision + 1);
  });

  test('stays when an aborted draft is resumed elsewhere', async () => {
    const own = await begin([], { is_saved: true, is_aborted: true });
    const { data } = await visitor().resumeSubmission({ ...request(own), body: {} });
    expect(data.revision).toBe(own.revision);
    await save(own);
  });

  test('stays while two-step verification asks for a code', async () => {
    const address = newAddress();
    const data = { name: 'Ada', email: address };
    const settings = { verification_field: 'email' };
    const own = await begin([email], { data, status: 'final' }, settings);
    await mailTo(address);
    const wrong = visitor().verifySubmission({ ...request(own), body: { code: '000000' } });
    expect(await refusalCode(wrong)).toBe('code_wrong');
    await save(own);
  });

  test('stays when a payment is started and taken back', async () => {
    const own = await begin([fee], { status: 'final' });
    const call = { params: { id: own.id }, headers: { 'x-submission-key': own.key } };
    await visitor().startPayment({ ...call, body: { return_url: `${allowedOrigin}/leges` } });
    await visitor().getPayment(call);
    await visitor().restartPayment({ ...call, body: {} });
    await save(own);
  });

  test.each([
    ['saving', { is_saved: true }],
    ['aborting', { is_aborted: true }],
    ['going on', {}],
  ])('grows with %s, by one', async (_name, body) => {
    const own = await begin([], {});
    const { data } = await save(own, body);
    expect(data.revision).toBe(own.revision + 1);
    expect(await refusalCode(save(own))).toBe('stale');
  });
});
