import {
  buildCondition,
  buildField,
  buildRule,
  buildVariable,
} from '@form-builder/core/form/build-form.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  brpSimulatorKey,
  startBrpSimulator,
  type BrpSimulator,
} from '../../../simulators/brp/brp-simulator.ts';
import type { RunningSimulators } from '../../../simulators/start-simulators.ts';
import { logIn, startDigid } from '../../../testing/digid-visitor.ts';
import { buildIntegration } from '../../../testing/failed-delivery.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

/** A job starts within half a second. */
const waiting = { timeout: 20_000 };
const country = buildVariable('land', {
  type: 'person',
  provider: 'digid',
  member: 'country_abroad',
});
const town = buildVariable('town', { type: 'person', provider: 'digid', member: 'city' });
const filled = (variable: string) => [
  buildRule(
    [
      {
        type: 'set_value' as const,
        value: { formula: `{${variable}0000}` },
        when: 'empty' as const,
      },
    ],
    buildCondition(variable, 'is_not_empty'),
  ),
];
const pages = onePage([
  buildField('auth', 'who', { custom_properties: { integration_id: 'digid' } }),
  buildField('text', 'country', { short_id: 'cntr', logic: filled('land') }),
  buildField('text', 'city', { short_id: 'city', logic: filled('town') }),
  buildField('text', 'wish', { short_id: 'wish' }),
  buildField('email', 'email', { short_id: 'mail' }),
]);
const settings = {
  'persons.purpose': 'Parkeervergunning',
  'persons.processing': 'Aanvraag',
  'confirmation_mail.is_enabled': true,
  'confirmation_mail.recipient': 'email',
  'confirmation_mail.subject': 'Ontvangen',
  'confirmation_mail.has_answers': true,
  'confirmation_mail.text': 'U woont in {{ {cntr} }}{{ {city} }}.',
  'integrations.list': [
    buildIntegration({
      provider: 'groen',
      options: { answers: 'true', pdf: 'true', sensitive: 'true', text: 'Uit {{ {land0000} }}.' },
    }),
  ],
};

describe.each(databases)('mails about a submission with values of the BRP on %s', (database) => {
  let server: TestServer;
  let digid: RunningSimulators;
  let brp: BrpSimulator;
  let staff: SignedInUser;
  let versionId: string;

  beforeAll(async () => {
    server = await startTestServer({ database });
    digid = await startDigid(server);
    brp = await startBrpSimulator({ isProduction: false });
    staff = await server.signIn(server.tenants.demo, { isRoot: true });
    await staff.client.saveProvider({
      params: { id: 'brp', stage: 'production' },
      body: {
        driver: 'brp',
        name: 'BRP',
        settings: {
          api: brp.baseUrl,
          secret_header: 'X-API-KEY',
          purpose_header: 'x-doelbinding',
          processing_header: 'x-verwerking',
        },
        secret: brpSimulatorKey,
      },
    });
    await staff.client.saveProvider({
      params: { id: 'groen', stage: 'production' },
      body: { driver: 'email', name: 'Groen', settings: { addresses: 'groen@voorbeeld.nl' } },
    });
    ({ versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: staff.id, name: 'x' },
      version: { pages, variables: [country, town], settings },
    }));
  });
  afterAll(async () => {
    await Promise.all([server.stop(), digid.stop(), brp.stop()]);
  });

  /** Sends a form with what the BRP says of the person. */
  const sendAs = async (
    who: string,
    data: Readonly<Record<string, string>>,
    version = versionId,
  ) => {
    const token = await logIn(server, { person: who });
    const { demo } = server.tenants;
    const body = {
      signature: 'person:read',
      body: { token, version_id: version, environment: 'production' },
    };
    // The procedure's own response, which the server checked against its schema.
    const { values } = (await server.client(demo).callPublicProcedure({ body })).data as {
      values: Record<string, { proof: string }>;
    };
    const claims = Object.fromEntries(Object.entries(values).map(([id, { proof }]) => [id, proof]));
    const email = `${server.runtime.createId()}@voorbeeld.nl`;
    const client = server.client(demo, { 'x-authentication-digid': token });
    const { data: sent } = await client.createSubmission({
      headers: {},
      body: { form_version_id: version, data: { ...data, email }, claims, status: 'final' },
    });
    return { sent, email };
  };
  /** Returns the mails about a submission, with their PDFs. */
  const mailsOf = async (who: string, data: Readonly<Record<string, string>>) => {
    const { demo } = server.tenants;
    const { sent, email } = await sendAs(who, data);
    const stateOf = async () => {
      const { data: read } = await staff.client.getSubmission({ params: { id: sent.id } });
      return [...read.deliveries, ...read.mails].map(({ state }) => state).sort();
    };
    await expect.poll(stateOf, waiting).toEqual(['delivered', 'sent']);
    const list = server.mailbox?.list(demo) ?? [];
    const toStaff = list.filter(
      ({ to, text }) => to === 'groen@voorbeeld.nl' && text.includes(sent.id),
    );
    const toVisitor = list.filter(({ to }) => to === email);
    const pdfs = toStaff.flatMap(({ attachments = [] }) => attachments);
    const read = await Promise.all(pdfs.map(({ content }) => readPdf(Uint8Array.from(content))));
    const textOf = (mails: typeof list) => mails.map(({ text, html }) => `${text} ${html}`).join();
    return { staff: textOf(toStaff) + JSON.stringify(read), visitor: textOf(toVisitor) };
  };

  test('leave it out when the person is shielded, and tell staff why', async () => {
    const mails = await mailsOf('persoon-2', { country: 'België', wish: 'Een bankje' });
    for (const text of Object.values(mails)) {
      expect(text).toContain('Een bankje');
      expect(text).not.toContain('België');
    }
    expect(mails.staff).toContain('geheimhouding in de BRP');
    expect(mails.visitor).not.toContain('geheimhouding');
    expect(mails.visitor).toContain('onleesbaar');
  });

  test('have it of anybody else', async () => {
    const mails = await mailsOf('persoon-1', { city: 'Voorbeeldstad', wish: 'Een bankje' });
    for (const text of Object.values(mails)) expect(text).toContain('Voorbeeldstad');
    expect(mails.staff).not.toContain('geheimhouding');
  });

  test.each([
    { who: 'persoon-2', field: 'country', value: 'België', found: 0 },
    { who: 'persoon-1', field: 'city', value: 'Voorbeeldstad', found: 1 },
  ])('a co-signer reads it of nobody who is shielded: %j', async ({ found, ...given }) => {
    const { who, field, value } = given;
    const { demo } = server.tenants;
    const own = await seedForm(server, demo, {
      actor: { id: staff.id, name: 'x' },
      version: {
        pages,
        variables: [country, town],
        settings: {
          'persons.purpose': 'Parkeervergunning',
          'persons.processing': 'Aanvraag',
          'co_signature.is_enabled': true,
          'co_signature.recipient': 'email',
          'co_signature.name': 'wish',
          'co_signature.text': 'Ik sta achter deze aanvraag.',
        },
      },
    });
    const { email } = await sendAs(who, { [field]: value, wish: 'Piet' }, own.versionId);
    const findLink = () => {
      const asked = server.mailbox?.list(demo).find(({ to }) => to === email);
      return /#fb-sign=([^.]+)\.(\S+)/.exec(asked?.text ?? '');
    };
    await expect.poll(findLink, waiting).not.toBeNull();
    const [, id = '', key = ''] = findLink() ?? [];
    const { data } = await server
      .client(demo)
      .getCoSignature({ params: { id }, headers: { 'x-submission-key': key } });
    const text = JSON.stringify(data.sections);
    expect(text).toContain('Piet');
    expect(text.split(value)).toHaveLength(found + 1);
  });
});
