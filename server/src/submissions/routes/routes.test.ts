import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Destination } from '@form-builder/core/version-settings/destination.ts';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import {
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { parseConfig } from '../../platform/config/config.ts';
import { createRateLimits } from '../../platform/http/rate-limits/rate-limit.ts';
import { createMailLimits, maxNoticesPerHour } from '../mail-limits/mail-limits.ts';
import { whenAll } from '../../demo/forms/rules.ts';

const destinations: Destination[] = [
  {
    id: 'rest',
    name: 'Algemeen',
    kind: 'mail',
    recipients: ['info@voorbeeld.nl'],
    is_default: true,
  },
  {
    id: 'tree',
    name: 'Groen',
    kind: 'mail',
    recipients: ['groen@voorbeeld.nl', 'info@voorbeeld.nl'],
  },
  { id: 'case', name: 'Zaak', kind: 'case_type', case_type: 'B1234' },
];

const toTree = {
  ...whenAll('r1', [['subject', 'contains', 'boom']]),
  actions: [{ type: 'route', destination: 'tree' } as const],
};
const toCase = {
  ...whenAll('r2', [['subject', 'contains', 'gevaar']]),
  actions: [{ type: 'route', destination: 'case' } as const],
};
const pages = onePage([
  { id: 'subject', short_id: 'subj', type: 'text', label: 'Onderwerp', logic: [toTree, toCase] },
]);

/** Mails are sent by a job. */
const waiting = { timeout: 10_000 };

describe('routes', () => {
  let server: TestServer;
  let root: SignedInUser;
  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  const send = async (subject: string, list: Destination[] = destinations) => {
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages, settings: { 'routing.destinations': list } },
    });
    const { data } = await server.client(server.tenants.demo).createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { subject }, status: 'final' },
    });
    return data;
  };
  const read = async (id: string) => (await root.client.getSubmission({ params: { id } })).data;
  const rule = (id: string) => ({ field_id: 'subject', rule_id: id });

  test('are stored with the rules that matched', async () => {
    const { id } = await send('gevaarlijke boom');
    expect((await read(id)).routes).toEqual([
      { destination: destinations[2], rules: [rule('r2')] },
      { destination: destinations[1], rules: [rule('r1')] },
    ]);
  });

  test('lead to the default when no rule matches', async () => {
    const { id } = await send('stoep');
    expect((await read(id)).routes).toEqual([{ destination: destinations[0], rules: [] }]);
  });

  test('mail each address of the destinations once, without the answers', async () => {
    const tagged = destinations.map((one) =>
      one.kind === 'mail'
        ? { ...one, recipients: one.recipients.map((address) => `eenmaal-${address}`) }
        : one,
    );
    const { id, title } = await send('boom die bijna omvalt', tagged);
    const sentTo = (address: string) =>
      (server.mailbox?.list(server.tenants.demo) ?? []).filter(({ to }) => to === address);
    await expect.poll(() => sentTo('eenmaal-groen@voorbeeld.nl').length, waiting).toBe(1);
    await expect.poll(() => sentTo('eenmaal-info@voorbeeld.nl').length, waiting).toBe(1);
    const [mail] = sentTo('eenmaal-groen@voorbeeld.nl');
    expect(mail?.subject).toBe('Nieuwe inzending: Melding doen');
    expect(mail?.text).toContain(title);
    expect(mail?.text).not.toContain('omvalt');
    const { form_id: formId } = await read(id);
    expect(mail?.text).toContain(`/forms/${formId}/submissions/${id}`);
    const { mails } = await read(id);
    expect(mails.map(({ kind }) => kind)).toEqual(['notice', 'notice']);
  });

  test('mail one address no more than so many notices in an hour', async () => {
    const recipient = 'druk@voorbeeld.nl';
    const limits = createMailLimits(
      createRateLimits(server.pool, server.runtime.now),
      parseConfig({}).mailsPerHour,
    );
    // An hour may end between the mails.
    for (let taken = 0; taken < 2 * maxNoticesPerHour; taken += 1)
      await limits.takeNotice({ tenant: server.tenants.demo, recipient });
    const { id } = await send('stoep', [
      { id: 'rest', name: 'Druk', kind: 'mail', recipients: [recipient], is_default: true },
      ...destinations.slice(1),
    ]);
    await expect.poll(async () => (await read(id)).mails[0]?.state, waiting).toBe('limited');
  });

  test('must lead to a destination of the version before it is published', async () => {
    await expect(send('boom', [])).rejects.toMatchObject({ code: 'invalid' });
  });
});
