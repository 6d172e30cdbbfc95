import {
  sql,
  type Expression,
  type Insertable,
  type Selectable,
  type Transaction,
  type Updateable,
} from 'kysely';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import type { Database } from '../platform/database/database.ts';
import type {
  SubmissionAttemptsTable,
  SubmissionKeysTable,
  SubmissionsTable,
} from './submissions-tables.ts';

type Tx = Transaction<Database>;

/** The version that a visitor fills in, with the settings of its form about submissions. */
export function selectFilledVersion(tx: Tx, versionId: string) {
  return selectVersionToFill(tx, versionId).executeTakeFirst();
}

/** The query for a version to fill in. */
export function selectVersionToFill(tx: Tx, versionId: string | Expression<string>) {
  return tx
    .selectFrom('form_versions')
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'form_versions.tenant_id')
        .onRef('forms.id', '=', 'form_versions.form_id'),
    )
    .select([
      'form_versions.id',
      'form_versions.form_id',
      'form_versions.title',
      'form_versions.revision',
      'form_versions.submission_settings',
      returnUrl.as('return_url'),
      mailRecipient.as('mail_recipient'),
      coSigner.as('co_signer'),
      coSignsBy.as('co_signs_by'),
      hasStatements.as('has_statements'),
      hasDestinations.as('has_destinations'),
      hasIntegrations.as('has_integrations'),
      'forms.number_prefix',
      'forms.is_numbering_enabled',
    ])
    .where('form_versions.id', '=', versionId)
    .where('forms.type', '=', 'form');
}

/** The version's return address after sending. */
const returnUrl = sql<string | null>`form_versions.settings ->> 'confirmation.return_url'`;

/** The field with the address of the confirmation mail; `null` when the version sends none. */
const mailRecipient = sql<string | null>`
  case when form_versions.settings -> 'confirmation_mail.is_enabled' = 'true'::jsonb
    then form_versions.settings ->> 'confirmation_mail.recipient' end`;

/** The field with the address of the person who co-signs; `null` when nobody does. */
const coSigner = sql<string | null>`
  case when form_versions.settings -> 'co_signature.is_enabled' = 'true'::jsonb
    then form_versions.settings ->> 'co_signature.recipient' end`;

/** How the second person signs; `null` when nobody does. */
const coSignsBy = sql<'mail' | 'login' | null>`
  case when form_versions.settings -> 'co_signature.is_enabled' = 'true'::jsonb
    then coalesce(form_versions.settings ->> 'co_signature.method', 'mail') end`;

/** Whether visitors must accept a statement before they send the form. */
const hasStatements = sql<boolean>`
  coalesce(form_versions.settings ->> 'statements.truth', '')
    || coalesce(form_versions.settings ->> 'statements.consent', '') <> ''`;

/** Whether the version has destinations for submissions. */
const hasDestinations = sql<boolean>`
  coalesce(form_versions.settings -> 'routing.destinations' <> '[]'::jsonb, false)`;

/** Whether the version has integrations that submissions are delivered by. */
const hasIntegrations = sql<boolean>`
  coalesce(form_versions.settings -> 'integrations.list' <> '[]'::jsonb, false)`;

export type FilledVersion = NonNullable<Awaited<ReturnType<typeof selectFilledVersion>>>;

export async function selectDefinition(tx: Tx, versionId: string): Promise<FormDefinition> {
  const { definition } = await tx
    .selectFrom('form_versions')
    .select('definition')
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow();
  return definition;
}

/** Claims an attempt for this request; returns false when an earlier request has it. */
export async function insertAttempt(
  tx: Tx,
  row: Insertable<SubmissionAttemptsTable>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('submission_attempts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'key_hash']).doNothing())
    .returning('submission_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Finds the attempt with this key. */
export function findAttemptRow(tx: Tx, keyHash: Buffer) {
  return tx
    .selectFrom('submission_attempts')
    .select(['submission_id', 'request_hash', 'sealed_public_key'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}

export const ownColumns = [
  'id',
  'form_id',
  'version_id',
  'environment',
  'locale',
  'status',
  'awaits',
  'is_test',
  'title',
  'revision',
  'resume_email',
  'verified_at',
  'public_key_hash',
  'created_at',
  'updated_at',
  'completed_at',
] as const;

/** A submission as its visitor may see it. */
export type OwnSubmissionRow = Pick<Selectable<SubmissionsTable>, (typeof ownColumns)[number]>;

export function selectOwnSubmission(tx: Tx, id: string): Promise<OwnSubmissionRow> {
  return tx
    .selectFrom('submissions')
    .select(ownColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The answers of the submission, without the sensitive ones. */
export async function selectAnswers(tx: Tx, id: string): Promise<Answers> {
  const { answers } = await tx
    .selectFrom('submissions')
    .select('answers')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return answers;
}

/** The answers of the submission, in both columns. */
export function selectStoredAnswers(tx: Tx, id: string) {
  return tx
    .selectFrom('submissions')
    .select(['answers', 'sealed_answers', 'sealed_variables'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Adds an answer that is not sensitive to those of the submission. */
export async function addAnswer(
  tx: Tx,
  id: string,
  answer: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx
    .updateTable('submissions')
    .set({ answers: sql<string>`answers || ${JSON.stringify(answer)}::jsonb` })
    .where('id', '=', id)
    .execute();
}

/** The version's return address after sending; `null` when it has none. */
export async function selectReturnUrl(tx: Tx, versionId: string): Promise<string | null> {
  const { return_url: url } = await tx
    .selectFrom('form_versions')
    .select(returnUrl.as('return_url'))
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow();
  return url;
}

/** The submission, locked until the transaction ends. */
export function lockOwnSubmission(tx: Tx, id: string): Promise<OwnSubmissionRow | undefined> {
  return tx
    .selectFrom('submissions')
    .select(ownColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function updateSubmissionRow(
  tx: Tx,
  id: string,
  change: Updateable<Omit<SubmissionsTable, 'revision'>>,
): Promise<OwnSubmissionRow> {
  return tx
    .updateTable('submissions')
    .set(change)
    .where('id', '=', id)
    .returning(ownColumns)
    .executeTakeFirstOrThrow();
}

/** Writes the answers of a visitor's page, as a new revision. */
export function writeAnswersRow(
  tx: Tx,
  id: string,
  change: Updateable<SubmissionsTable>,
): Promise<OwnSubmissionRow> {
  return tx
    .updateTable('submissions')
    .set({ ...change, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returning(ownColumns)
    .executeTakeFirstOrThrow();
}

/** The draft that a visitor resumes. */
export function selectDraft(tx: Tx, id: string) {
  return tx
    .selectFrom('submissions')
    .select(['answers', 'sealed_answers', 'sealed_variables', 'context', 'saved_at', 'aborted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Finds an additional key of the submission. */
export function selectFurtherKey(tx: Tx, submissionId: string, keyHash: Buffer) {
  return tx
    .selectFrom('submission_keys')
    .select('needs_code')
    .where('key_hash', '=', keyHash)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

export async function insertFurtherKey(
  tx: Tx,
  row: Insertable<SubmissionKeysTable>,
): Promise<void> {
  await tx.insertInto('submission_keys').values(row).execute();
}

/**
 * Takes the next number of the form. The counter is locked until the transaction ends and is rolled
 * back with it, so that numbers are unique and without gaps.
 */
export async function claimNumber(
  tx: Tx,
  tenantId: string,
  formId: string,
  isTest: boolean,
): Promise<number> {
  const { last_number } = await tx
    .insertInto('submission_counters')
    .values({ tenant_id: tenantId, form_id: formId, is_test: isTest, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'form_id', 'is_test'])
        .doUpdateSet({ last_number: sql`submission_counters.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}
