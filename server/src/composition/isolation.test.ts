import { contract, type ApiContract } from '@form-builder/core/contract/contract.ts';
import type { Endpoint } from '@form-builder/core/contract/endpoint.ts';
import { encodeQuery } from '@form-builder/core/client/create-client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileQuestion, pickedPdf, uploader } from '../../testing/uploads.ts';
import { addFailedMail } from '../../testing/failed-mail.ts';
import { onePage, questions, seedForm } from '../../testing/seed-form.ts';
import type { Tenant } from '../platform/database/tenant.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

/** What belongs to the attacked tenant, by the name the attacks use. */
interface Victim {
  readonly form: string;
  readonly version: string;
  readonly submission: string;
  readonly submissionKey: string;
  /** The Idempotency-Key that made the submission. */
  readonly attempt: string;
  readonly user: string;
  readonly upload: string;
  readonly file: string;
  /** A mail about the submission that was given up. */
  readonly mail: string;
}

/**
 * A call with the ids of another tenant. `refused`: it must answer that there is no such thing.
 * `own`: it names nothing, so it may answer, but only with what is the caller's own tenant's.
 */
interface Attack {
  readonly expected: 'refused' | 'own';
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const own = (members: Omit<Attack, 'expected'> = {}): Attack => ({ expected: 'own', ...members });
const refused = (members: Omit<Attack, 'expected'>): Attack => ({
  expected: 'refused',
  ...members,
});

const revision = { 'if-match': '"1"' };

/** One attack for every endpoint; a new endpoint without one fails the check below and the build. */
const attacksOn = (victim: Victim): Readonly<Record<keyof ApiContract, Attack>> => {
  const form = { id: victim.form };
  const version = { id: victim.version };
  const submission = { id: victim.submission };
  const key = { 'x-submission-key': victim.submissionKey };
  const transition = { params: { ...version, environment: 'production' }, body: {} };
  const ofVersion = { query: { filter: { form_version_id: victim.version } } };
  const page = { params: { id: 'first' }, ...ofVersion };
  const field = { params: { id: 'name' }, ...ofVersion };
  return {
    getConfig: own(),
    getSettings: own(),
    updateSettings: own({ body: [{ id: 'title', value: 'Anders' }] }),
    listFeatures: own(),
    listUsers: own(),
    getUser: refused({ params: { id: victim.user } }),
    listEnvironments: own(),
    updateEnvironment: own({ params: { id: 'development' }, body: { name: 'Anders' } }),
    listForms: own(),
    createForm: own({ body: { name: 'Eigen formulier' } }),
    getForm: refused({ params: form }),
    updateForm: refused({ params: form, headers: revision, body: { name: 'Gekaapt' } }),
    deleteForm: refused({ params: form }),
    listVersions: own({ query: { filter: { form_id: victim.form } } }),
    createVersion: refused({ body: { form_id: victim.form } }),
    getVersion: refused({ params: version }),
    listFindings: refused({ params: version }),
    updateVersion: refused({ params: version, headers: revision, body: { title: 'Gekaapt' } }),
    deleteVersion: refused({ params: version }),
    proposeVersion: refused(transition),
    approveVersion: refused(transition),
    rejectVersion: refused(transition),
    publishVersion: refused(transition),
    withdrawVersion: refused(transition),
    createReviewLink: refused(transition),
    listPages: refused(ofVersion),
    getPage: refused(page),
    createPage: refused({ ...ofVersion, headers: revision, body: { title: 'Gekaapt' } }),
    updatePage: refused({ ...page, headers: revision, body: { title: 'Gekaapt' } }),
    deletePage: refused({ ...page, headers: revision }),
    listProperties: refused(ofVersion),
    getProperty: refused(field),
    createProperty: refused({
      ...ofVersion,
      headers: revision,
      body: { page_id: 'first', type: 'text', label: 'x' },
    }),
    updateProperty: refused({ ...field, headers: revision, body: { label: 'Gekaapt' } }),
    deleteProperty: refused({ ...field, headers: revision }),
    getPublicForm: refused({ params: form }),
    createSubmission: refused({
      body: { form_version_id: victim.version, data: { name: 'x' }, status: 'final' },
    }),
    updateSubmission: refused({
      params: submission,
      headers: key,
      body: { data: { name: 'x' }, status: 'final' },
    }),
    getOwnSubmission: refused({ params: submission, headers: key }),
    findAttempt: refused({ headers: { 'idempotency-key': victim.attempt } }),
    resumeSubmission: refused({ params: submission, headers: key, body: {} }),
    requestResumeCode: refused({ params: submission, headers: key }),
    mailResumeLink: refused({
      params: submission,
      headers: key,
      body: { email: 'kaper@voorbeeld.nl' },
    }),
    mailCopy: refused({
      params: submission,
      headers: key,
      body: { email: 'kaper@voorbeeld.nl' },
    }),
    requestVerificationCode: refused({ params: submission, headers: key }),
    verifySubmission: refused({ params: submission, headers: key, body: { code: '123456' } }),
    getBegunVersion: refused({ params: { id: victim.form, version: victim.version } }),
    listIdentities: refused({ params: submission }),
    getSensitiveAnswers: refused({ params: submission }),
    retryMail: refused({ params: { ...submission, mail_id: victim.mail } }),
    getIdentifier: refused({ params: { ...submission, provider: 'digid' } }),
    startPayment: refused({
      params: submission,
      headers: { 'x-submission-key': victim.submissionKey },
      body: { return_url: 'https://www.gemeente.example/' },
    }),
    getPayment: refused({
      params: submission,
      headers: { 'x-submission-key': victim.submissionKey },
    }),
    restartPayment: refused({
      params: submission,
      headers: { 'x-submission-key': victim.submissionKey },
      body: {},
    }),
    listSubmissions: own({ query: { filter: { form_id: victim.form } } }),
    getSubmission: refused({ params: submission }),
    deleteSubmission: refused({ params: submission }),
    getOwnPdf: refused({
      params: submission,
      headers: { 'x-submission-key': victim.submissionKey },
    }),
    getSubmissionPdf: refused({ params: submission }),
    readOwnUpload: refused({ body: { key: victim.upload } }),
    getSubmissionFile: refused({ params: { id: victim.submission, file_id: victim.file } }),
    listCustomLists: own(),
    getCustomList: refused({ params: { key: 'prooi' } }),
    saveCustomList: own({ params: { key: 'prooi' }, body: { name: 'Eigen lijst', items: [] } }),
    deleteCustomList: refused({ params: { key: 'geheim' } }),
    callProcedure: own({ body: { signature: 'search:global', body: { search: 'Prooi' } } }),
    callPublicProcedure: refused({
      body: { signature: 'search:global', body: { search: 'Prooi' } },
    }),
  };
};

const endpoints = Object.entries<Endpoint>(contract);
// The contract's own names, which Object.entries widens.
const names = endpoints.map(([name]) => name) as (keyof ApiContract)[];

describe.each(databases)('tenants on %s', (database) => {
  let server: TestServer;
  let owner: SignedInUser;
  let attacker: SignedInUser;
  let victim: Victim;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo, other } = server.tenants;
    owner = await server.signIn(demo, { isRoot: true });
    attacker = await server.signIn(other, { isRoot: true });
    const seed = await seedForm(server, demo, {
      actor: { id: owner.id, name: 'x' },
      form: { name: 'Prooi' },
      version: { title: 'Prooi', pages: onePage([...questions, fileQuestion]) },
    });
    const upload = await uploader(server, demo, seed.versionId).send(pickedPdf());
    const data = { name: 'Prooi', proof: [upload] };
    const { data: draft } = await server.client(demo).createSubmission({
      headers: { 'idempotency-key': 'attempt-of-the-victim' },
      body: { form_version_id: seed.versionId, data, status: 'draft' },
    });
    const { id: file } = await server.transaction(demo)((tx) =>
      tx.selectFrom('files').select('id').executeTakeFirstOrThrow(),
    );
    const mail = await addFailedMail(server, demo, draft.id);
    const items = [{ id: 'prooi', label: 'Prooi' }];
    for (const key of ['prooi', 'geheim'])
      await owner.client.saveCustomList({ params: { key }, body: { name: 'Prooi', items } });
    victim = {
      form: seed.formId,
      version: seed.versionId,
      submission: draft.id,
      submissionKey: draft.public_key ?? '',
      attempt: 'attempt-of-the-victim',
      user: owner.id,
      upload: upload.key,
      file,
      mail,
    };
  });
  afterAll(() => server.stop());

  const call = (name: keyof ApiContract, host: Tenant, token = attacker.token) => {
    const { method, path } = contract[name];
    const { params = {}, query, headers, body } = attacksOn(victim)[name];
    const filled = path.replace(/:(\w+)/g, (_, member: string) => params[member] ?? '');
    return server.fetch(host)(filled + encodeQuery(query), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };

  /** Everything the attacked tenant has, as text, except its sign-in attempts. */
  const holdings = () =>
    server.transaction(server.tenants.demo)(async (tx) =>
      JSON.stringify([
        await tx.selectFrom('forms').selectAll().execute(),
        await tx.selectFrom('form_versions').selectAll().execute(),
        await tx.selectFrom('version_environments').selectAll().execute(),
        await tx.selectFrom('submissions').selectAll().execute(),
        await tx.selectFrom('files').selectAll().execute(),
        await tx.selectFrom('submission_mails').selectAll().execute(),
        await tx.selectFrom('environments').selectAll().orderBy('id').execute(),
        await tx.selectFrom('settings').selectAll().execute(),
        await tx.selectFrom('users').select(['id', 'name', 'email']).execute(),
        await tx.selectFrom('custom_lists').selectAll().execute(),
        await tx.selectFrom('custom_list_items').selectAll().execute(),
        await tx.selectFrom('logbook').selectAll().orderBy('id').execute(),
      ]),
    );

  test('every endpoint has its attack', () => {
    expect(Object.keys(attacksOn(victim)).sort()).toEqual([...names].sort());
  });

  test.each(names)(
    '%s gives nothing of the other tenant and changes nothing there',
    async (name) => {
      const before = await holdings();
      const response = await call(name, server.tenants.other);
      const text = await response.text();
      if (attacksOn(victim)[name].expected === 'refused')
        expect([403, 404]).toContain(response.status);
      else expect(response.ok).toBe(true);
      for (const id of Object.values(victim)) expect(text).not.toContain(id);
      expect(text).not.toContain('Prooi');
      expect(await holdings()).toBe(before);
    },
  );

  test.each(names)('%s does not take the other tenant’s token', async (name) => {
    const before = await holdings();
    expect((await call(name, server.tenants.demo)).status).toBe(401);
    expect(await holdings()).toBe(before);
  });
});
