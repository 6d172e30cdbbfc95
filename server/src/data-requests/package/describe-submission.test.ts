import { buildField } from '@form-builder/core/form/build-form.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import { databases, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { upsertIdentity } from '../../citizen-login/login-queries.ts';
import { describeSubmission } from './describe-submission.ts';

const kvk = '12345678';
const rsin = '001234567';

describe.each(databases)('the package of a request on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
  });
  afterAll(() => server.stop());

  test('has the answers in words beside the ids that a program needs', async () => {
    const { demo } = server.tenants;
    const { cipher, transaction } = server;
    const root = await server.signIn(demo, { isRoot: true });
    const colour = buildField('select', 'kleur', {
      label: 'Kleur',
      options: [{ id: 'r', label: 'Rood' }],
    });
    const { versionId } = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages: onePage([colour]) },
    });
    const { data } = await server.client(demo).createSubmission({
      body: { form_version_id: versionId, data: { kleur: 'r' }, status: 'final' },
    });
    const described = await transaction(demo)((tx) =>
      describeSubmission({ cipher, tenantId: demo.id }, tx, data.id),
    );
    expect(described).toMatchObject({
      answers: { kleur: 'r' },
      readable: [{ items: [{ label: 'Kleur', value: 'Rood' }] }],
    });
  });

  test('has the KVK number and the RSIN of a company that logged in', async () => {
    const { demo } = server.tenants;
    const { cipher, transaction } = server;
    const root = await server.signIn(demo, { isRoot: true });
    const { versionId } = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages: onePage([buildField('text', 'naam')]) },
    });
    const { data } = await server.client(demo).createSubmission({
      body: { form_version_id: versionId, data: {}, status: 'draft' },
    });
    const place = { tenantId: demo.id, purpose: 'identifier' } as const;
    const described = await transaction(demo)(async (tx) => {
      await upsertIdentity(tx, {
        tenant_id: demo.id,
        submission_id: data.id,
        provider_id: 'eherkenning',
        subject_hash: cipher.fingerprint(place, kvk),
        sealed_identifier: cipher.encrypt(place, kvk),
        sealed_rsin: cipher.encrypt(place, rsin),
        level: 'midden',
        authenticated_at: new Date(server.runtime.now()),
        data_subject_type: null,
        data_subject_pseudonym: null,
        acting_hash: null,
        sealed_acting: null,
        acting_subject_type: null,
        acting_subject_pseudonym: null,
        entity: JSON.stringify({ name: 'Bakkerij Bol' }),
      });
      return describeSubmission({ cipher, tenantId: demo.id }, tx, data.id);
    });
    expect(described).toMatchObject({
      logins: [{ provider: 'eherkenning', name: 'Bakkerij Bol', identifier: kvk, rsin }],
    });
  });
});
