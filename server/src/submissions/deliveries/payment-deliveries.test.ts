import { v4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stufUser } from '../../../simulators/stuf-zds/read-stuf-request.ts';
import {
  startStufSimulator,
  type StufSimulator,
} from '../../../simulators/stuf-zds/stuf-simulator.ts';
import { zgwClient } from '../../../simulators/zgw/check-token.ts';
import { startZgwSimulator, type ZgwSimulator } from '../../../simulators/zgw/zgw-simulator.ts';
import { buildIntegration } from '../../../testing/failed-delivery.ts';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import { atCheckout, startMollie, type RunningMollie } from '../../../testing/start-mollie.ts';
import {
  allowedOrigin,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { stufDay } from '../../platform/stuf/stuf-time.ts';

const pages = onePage([
  { id: 'count', short_id: 'coun', type: 'number', label: 'Hoeveel?' },
  {
    id: 'pay',
    short_id: 'paym',
    type: 'payment',
    label: 'Leges',
    custom_properties: {
      integration_id: 'mollie',
      amount_type: 'formula',
      formula: '{coun} * 12.35',
    },
  },
]);

/** A job starts within half a second. */
const waiting = { timeout: 20_000 };

describe('what was paid', () => {
  let zgw: ZgwSimulator;
  let stuf: StufSimulator;
  let mollie: RunningMollie;
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    zgw = await startZgwSimulator({ isProduction: false });
    stuf = await startStufSimulator({ isProduction: false });
    server = await startTestServer({
      database: 'embedded',
      environment: { OUTGOING_PRIVATE_HOSTS: 'localhost' },
    });
    mollie = await startMollie(server);
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    const save = (id: string, body: Parameters<typeof root.client.saveProvider>[0]['body']) =>
      root.client.saveProvider({ params: { id, stage: 'production' }, body });
    await save('openzaak', {
      driver: 'zgw',
      name: 'Open Zaak',
      settings: zgw.settings,
      secret: zgwClient.secret,
    });
    await save('stuf', {
      driver: 'stuf_zds',
      name: 'Zaaksysteem',
      settings: stuf.settings,
      secret: stufUser.password,
    });
  });
  afterAll(async () => {
    await mollie.stop();
    await server.stop();
    await zgw.stop();
    await stuf.stop();
  });

  /** Sends so many of something that costs, to both case systems. */
  const send = async (count: number) => {
    const to = (provider: string, caseType: string) =>
      buildIntegration({ id: provider, provider, options: { case_type: caseType } });
    const { demo } = server.tenants;
    const { versionId } = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: {
        pages,
        settings: { 'integrations.list': [to('openzaak', 'ZT-001'), to('stuf', 'B0337')] },
      },
    });
    const { data } = await server.client(demo).createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { count }, status: 'final' },
    });
    return { id: data.id, key: data.public_key ?? '' };
  };
  const deliveriesOf = async (id: string) =>
    (await root.client.getSubmission({ params: { id } })).data.deliveries;
  /** The cases of a submission, in both systems, once it is delivered. */
  const casesOf = async (id: string) => {
    await expect
      .poll(async () => (await deliveriesOf(id)).map(({ state }) => state), waiting)
      .toEqual(['delivered', 'delivered']);
    const marks = (await deliveriesOf(id)).map((delivery) => delivery.id);
    return {
      ofZgw: zgw.objects.zaken.find(({ kenmerken }) =>
        marks.some((mark) => JSON.stringify(kenmerken).includes(mark)),
      ),
      ofStuf: stuf.cases.find(({ mark }) => marks.includes(mark)),
    };
  };

  /** Sends two of something that costs, and pays for them: 24.70 euros. */
  const sendPaid = async () => {
    const { id, key } = await send(2);
    const headers = { 'x-submission-key': key };
    const body = { return_url: `${allowedOrigin}/leges` };
    const { demo } = server.tenants;
    const started = await server.client(demo).startPayment({ params: { id }, headers, body });
    expect(await deliveriesOf(id)).toEqual([]);
    await atCheckout(started.data.checkout_url ?? '', 'pay-silently');
    const { data } = await server.client(demo).getPayment({ params: { id }, headers });
    return { id, data };
  };
  const refund = async (id: string, cents: number) => {
    const [payment] = (await root.client.getSubmission({ params: { id } })).data.payments;
    await root.client.refundPayment({
      params: { id },
      body: {
        refund_id: v4(),
        payment_id: payment?.id ?? '',
        amount_cents: cents,
        reason: 'Dubbel aangevraagd',
      },
    });
    const stateOf = async () =>
      (await root.client.getSubmission({ params: { id } })).data.payments[0]?.refunds.at(-1)?.state;
    await expect.poll(stateOf, waiting).not.toBe('requested');
    await mollie.endRefunds('refunded');
    await expect.poll(stateOf, waiting).toBe('refunded');
  };
  const attemptsOf = async (id: string) =>
    (await deliveriesOf(id)).map(({ attempts }) => attempts.length);

  test('is in the case, which is made when the payment arrives', async () => {
    const { id, data } = await sendPaid();
    const { ofZgw, ofStuf } = await casesOf(id);
    expect(data.paid_at).not.toBeNull();
    expect(ofZgw).toMatchObject({
      betalingsindicatie: 'geheel',
      laatsteBetaaldatum: data.paid_at,
    });
    const lastPaidOn = stufDay(Date.parse(data.paid_at ?? ''));
    expect(ofStuf).toMatchObject({ payment: 'Geheel', lastPaidOn });
  });

  test('is changed in the case when staff refund it, a part and then the rest', async () => {
    const { id, data } = await sendPaid();
    await casesOf(id);
    const { zaken, statussen, rollen } = zgw.objects;
    const before = [zaken.length, statussen.length, rollen.length, stuf.cases.length];
    await refund(id, 1000);
    const sayOf = () => casesOf(id);
    const lastPaidOn = stufDay(Date.parse(data.paid_at ?? ''));
    await expect.poll(sayOf, waiting).toMatchObject({
      ofZgw: { betalingsindicatie: 'gedeeltelijk', laatsteBetaaldatum: data.paid_at },
      ofStuf: { payment: 'Gedeeltelijk', lastPaidOn },
    });
    await refund(id, 1470);
    await expect.poll(sayOf, waiting).toMatchObject({
      ofZgw: { betalingsindicatie: 'nvt', laatsteBetaaldatum: null },
      ofStuf: { payment: 'N.v.t.', lastPaidOn: '' },
    });
    // Nothing else is made twice.
    expect([zaken.length, statussen.length, rollen.length, stuf.cases.length]).toEqual(before);
    await expect.poll(() => attemptsOf(id), waiting).toEqual([3, 3]);
    const lines = await server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('logbook')
        .select('action')
        .where('subject_id', '=', id)
        .where('action', '=', 'submission.delivered')
        .execute(),
    );
    expect(lines).toHaveLength(6);
  });

  test('ends as refunded, told once, when the refund ends while its delivery is in flight', async () => {
    const { zaken, statussen } = zgw.objects;
    const held = zgw.holdNext('/statussen');
    const { id } = await sendPaid();
    // The case exists, with what was paid when the delivery began; the delivery waits for its next answer.
    await held.reached;
    const before = [zaken.length, statussen.length + 1];
    await refund(id, 2470);
    expect(zaken.at(-1)).toMatchObject({ betalingsindicatie: 'geheel' });
    const requests = zgw.requests.length;
    held.release();
    await expect
      .poll(async () => (await casesOf(id)).ofZgw, waiting)
      .toMatchObject({ betalingsindicatie: 'nvt', laatsteBetaaldatum: null });
    // One attempt made the case, and one more changed it; nothing was made twice.
    expect(await attemptsOf(id)).toEqual([2, 2]);
    expect([zaken.length, statussen.length]).toEqual(before);
    const path = new URL(String(zaken.at(-1)?.url)).pathname;
    const after = zgw.requests.slice(requests);
    expect(after.filter((one) => one === path)).toHaveLength(1);
  });

  test('is still to be paid after a chargeback, told once', async () => {
    const { id } = await sendPaid();
    await casesOf(id);
    await mollie.chargeBack();
    await mollie.chargeBack();
    await expect
      .poll(async () => (await casesOf(id)).ofZgw, waiting)
      .toMatchObject({ betalingsindicatie: 'nog_niet', laatsteBetaaldatum: null });
    await expect
      .poll(async () => (await casesOf(id)).ofStuf, waiting)
      .toMatchObject({ payment: '(Nog) niet', lastPaidOn: '' });
    expect(await attemptsOf(id)).toEqual([2, 2]);
  });

  test('is delivered with its current state when it went back before the delivery', async () => {
    zgw.setFailureMode('server-error');
    stuf.setFailureMode('server-error');
    const { id } = await sendPaid();
    await expect
      .poll(async () => (await attemptsOf(id)).every((count) => count > 0), waiting)
      .toBe(true);
    await refund(id, 1000);
    zgw.setFailureMode('none');
    stuf.setFailureMode('none');
    await server.transaction(server.tenants.demo)((tx) =>
      tx
        .updateTable('submission_deliveries')
        .set({ state: 'failed' })
        .where('submission_id', '=', id)
        .execute(),
    );
    for (const delivery of await deliveriesOf(id))
      await root.client.retryDelivery({ params: { id, delivery_id: delivery.id } });
    const { ofZgw, ofStuf } = await casesOf(id);
    expect(ofZgw).toMatchObject({ betalingsindicatie: 'gedeeltelijk' });
    expect(ofStuf).toMatchObject({ payment: 'Gedeeltelijk' });
  });

  test('is reported in order when a change was refused, and another one follows', async () => {
    const { id } = await sendPaid();
    await casesOf(id);
    stuf.setFault({ message: 'Fo03', code: 'StUF058', operation: 'updateZaak_Lk01' });
    await refund(id, 1000);
    await expect.poll(async () => (await attemptsOf(id))[1], waiting).toBeGreaterThan(1);
    stuf.setFault(null);
    await refund(id, 1470);
    await server.transaction(server.tenants.demo)((tx) =>
      tx
        .updateTable('submission_deliveries')
        .set({ state: 'failed' })
        .where('submission_id', '=', id)
        .where('provider_id', '=', 'stuf')
        .execute(),
    );
    const [, delivery] = await deliveriesOf(id);
    await root.client.retryDelivery({ params: { id, delivery_id: delivery?.id ?? '' } });
    await expect
      .poll(async () => (await casesOf(id)).ofStuf, waiting)
      .toMatchObject({ payment: 'N.v.t.', lastPaidOn: '' });
  });

  test('is nothing when nothing was due', async () => {
    const { id } = await send(0);
    const { ofZgw, ofStuf } = await casesOf(id);
    expect(ofZgw).toMatchObject({ betalingsindicatie: 'nvt' });
    expect(ofZgw).not.toHaveProperty('laatsteBetaaldatum');
    expect(ofStuf).toMatchObject({ payment: 'N.v.t.', lastPaidOn: '' });
  });
});
