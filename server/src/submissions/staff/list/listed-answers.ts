import type { Handlers } from '../../../platform/http/endpoints/handlers.ts';
import {
  maxListedFields,
  type ListedSubmission,
  type submissionsContract,
} from '@form-builder/core/contract/staff/submissions/submissions.ts';
import type { AnyDefinition, Answers } from '@form-builder/core/field-types/field-types.ts';
import { getDefinition } from '@form-builder/core/field-types/get-definition.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { fullLocale } from '@form-builder/core/messages/choose-locale.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { findSensitive } from '@form-builder/core/sensitive-answers/find-sensitive.ts';
import { maskAnswers } from '@form-builder/core/sensitive-answers/mask-answers.ts';
import { maskedText } from '@form-builder/core/sensitive-answers/masked-text.ts';
import type { SensitiveFields } from '@form-builder/core/sensitive-answers/sensitive-fields.ts';
import { translateVersion } from '@form-builder/core/translations/translate-version.ts';
import type { Transaction } from 'kysely';
import { writeLogbook } from '../../../logbook/write-logbook.ts';
import { writerFor } from '../../../logbook/writer.ts';
import { isUuid } from '../../../platform/database/criteria.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import { logProcessing } from '../../../processing-log/log-processing.ts';
import { openAnswers } from '../../answers/stored-answers.ts';
import { selectVersionsOf } from '../staff-queries.ts';
import type { SubmissionListQuery } from './list-cursor.ts';

/** A request for the list of submissions. */
export type ListContext = Parameters<Handlers<typeof submissionsContract>['listSubmissions']>[0];

/** The fields whose answers a list shows, and their form. */
export interface ListedFields {
  /** Empty: no answers. */
  readonly fields: readonly string[];
  readonly formId: string;
}

/** Parses `fields`; `undefined` for too many, and for fields without exactly one form. */
export function parseListedFields({
  fields,
  filter,
}: SubmissionListQuery): ListedFields | undefined {
  const ids = [...new Set((fields ?? '').split(',').filter((id) => id !== ''))];
  if (ids.length === 0) return { fields: [], formId: '' };
  const [formId, ...others] = [filter.form_id ?? []].flat();
  const isOneForm = formId !== undefined && isUuid(formId) && others.length === 0;
  return isOneForm && ids.length <= maxListedFields ? { fields: ids, formId } : undefined;
}

interface ListedRow {
  readonly id: string;
  readonly form_version_id: string;
  readonly open_answers: Answers | null;
  readonly sealed_text: string | null;
}

type ListedAnswers = Pick<ListedSubmission, 'answer_texts'>;

/**
 * Returns the answers of the rows as text. They are masked as where one submission is read, and reading them is
 * recorded: one entry in the logbook of the form, and a line in the log of data processing for every person.
 */
export async function readListedAnswers(
  context: ListContext,
  tx: Transaction<Database>,
  { fields, formId, cipher }: ListedFields & { readonly cipher: SecretCipher },
  rows: readonly ListedRow[],
): Promise<(row: ListedRow) => ListedAnswers> {
  if (fields.length === 0 || rows.length === 0) return () => ({});
  const ids = [...new Set(rows.map(({ form_version_id: id }) => id))];
  const versions = new Map(
    (await selectVersionsOf(tx, ids)).map((one) => [one.id, openVersion(one, context.language)]),
  );
  const labelOf = (id: string) =>
    [...versions.values()].find(({ inputs }) => inputs.has(id))?.inputs.get(id)?.field.label;
  const writer = writerFor(context, tx);
  await writeLogbook(writer, {
    action: 'submission.listed',
    subject: ['form', formId],
    details: { questions: fields.map((id) => labelOf(id) ?? id), count: rows.length },
  });
  await logProcessing(
    writer,
    'submission.read',
    rows.map(({ id }) => id),
  );
  const format = {
    locale: fullLocale[context.language],
    translate: translatorOf(context.language),
  };
  return (row) => {
    const version = versions.get(row.form_version_id);
    if (version === undefined) throw new Error('A submission has no version.');
    const place = { tenantId: context.tenant.id, id: row.id };
    const answers = openRow(
      cipher,
      place,
      row,
      fields.some((id) => version.sensitive.has(id)),
    );
    return { answer_texts: textsOf(pick(answers, fields), version, format) };
  };
}

/** Decrypts the sealed answers only when one of them is shown. */
function openRow(
  cipher: SecretCipher,
  place: Parameters<typeof openAnswers>[1],
  { open_answers: open, sealed_text: sealed }: ListedRow,
  isSealed: boolean,
): Answers {
  const bytes = isSealed && sealed !== null ? Buffer.from(sealed, 'base64') : null;
  return openAnswers(cipher, place, { answers: open ?? {}, sealed_answers: bytes });
}

const pick = (answers: Answers, fields: readonly string[]): Answers =>
  Object.fromEntries(
    fields.flatMap((id) => {
      const answer = answers[id];
      return answer === undefined || answer === null ? [] : [[id, answer] as const];
    }),
  );

type InputDefinition = Extract<AnyDefinition, { role: 'input' }>;

interface OpenVersion {
  readonly inputs: ReadonlyMap<
    string,
    { readonly field: Field; readonly definition: InputDefinition }
  >;
  readonly sensitive: SensitiveFields;
}

/** The fields of a version with answers, in a language. */
function openVersion(
  { definition, ...texts }: Awaited<ReturnType<typeof selectVersionsOf>>[number],
  language: Language,
): OpenVersion {
  const { pages } = translateVersion({ ...texts, ...definition }, language, fieldTypes).version;
  const inputs = [...iterateFields(pages)].flatMap(({ field }) => {
    const type = getDefinition(fieldTypes, field.type);
    return type.role === 'input' ? [[field.id, { field, definition: type }] as const] : [];
  });
  return { inputs: new Map(inputs), sensitive: findSensitive(definition, fieldTypes).fields };
}

function textsOf(
  answers: Answers,
  { inputs, sensitive }: OpenVersion,
  context: FormatContext,
): Record<string, string> {
  const shown = maskAnswers(sensitive, answers);
  const masked = new Set(shown.masked);
  const texts = Object.entries(shown.answers).flatMap(([id, answer]) => {
    if (masked.has(id)) return [[id, typeof answer === 'string' ? answer : maskedText] as const];
    const input = inputs.get(id);
    if (input === undefined || answer === null || input.definition.isEmpty(answer)) return [];
    return [[id, shorten(input.definition.format(answer, input.field, context))] as const];
  });
  return Object.fromEntries(texts);
}

const maxLength = 300;

/** A cell shows a few lines; the submission itself has the whole text. */
const shorten = (text: string): string =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
