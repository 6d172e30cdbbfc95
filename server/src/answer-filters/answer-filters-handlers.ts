import type {
  AnswerFilterChoice,
  answerFiltersContract,
} from '@form-builder/core/contract/staff/submissions/answer-filters.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import type { ValueKind } from '@form-builder/core/field-types/value-kind.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { findSensitive } from '@form-builder/core/sensitive-answers/find-sensitive.ts';
import { translateVersion } from '@form-builder/core/translations/translate-version.ts';
import type { Transaction } from 'kysely';
import { findExportedForm, selectExportVersions } from '../exports/export-source-queries.ts';
import { mergeFields } from '../exports/table/merge-fields.ts';
import { readVersion, type ExportedField } from '../exports/table/read-version.ts';
import { versionUses } from '../features/version-uses.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';

type Options = AnswerFilterChoice['options'];

/** The answers that designers worded, by the kind of value: visitors' own texts never get into a URL. */
const filterable: Partial<Record<ValueKind, (versions: readonly Field[]) => Options>> = {
  choice: optionsOfAll,
  choices: optionsOfAll,
  boolean: () => null,
};

/** The handlers of the answers on which a form's submissions can be filtered, and that their list can show. */
export const answerFiltersHandlers: Handlers<typeof answerFiltersContract> = {
  listAnswerFilters: ({ caller, params, language, transaction }) =>
    transaction(async (tx) => {
      const { read, sensitive } = await readForm(tx, { caller, id: params.id, language });
      return {
        data: mergeFields(read)
          .filter(({ field, rowField }) => rowField === null && !sensitive.has(field.id))
          .flatMap((one) => filterOf(one, read)),
      };
    }),

  listAnswerColumns: ({ caller, params, language, transaction }) =>
    transaction(async (tx) => {
      const { read, sensitive } = await readForm(tx, { caller, id: params.id, language });
      return {
        data: mergeFields(read)
          .filter(({ definition, rowField }) => rowField === null && definition !== null)
          .map(({ field: { id, label } }) => ({ id, label, is_sensitive: sensitive.has(id) })),
      };
    }),

  getSubmissionFollowUps: ({ caller, params, transaction }) =>
    transaction(async (tx) => {
      const form = await findExportedForm(tx, caller, params.id);
      if (form === undefined) throw new RequestError('form_not_found');
      return {
        data: {
          has_payments: await hasVersionWith(tx, form.id, 'payments'),
          has_deliveries: await hasVersionWith(tx, form.id, 'integrations'),
        },
      };
    }),
};

/** Whether any version of the form uses a feature; reads no more versions than that takes. */
async function hasVersionWith(
  tx: Transaction<Database>,
  formId: string,
  feature: FeatureId,
): Promise<boolean> {
  const uses = versionUses(feature);
  if (uses === undefined) return false;
  const found = await tx
    .selectFrom('form_versions')
    .select('form_versions.id')
    .where('form_versions.form_id', '=', formId)
    .where(uses)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

interface ReadForm {
  readonly caller: Caller;
  readonly id: string;
  readonly language: Language;
}

/** The fields of the versions of a form in a language, and the ids of its sensitive ones. */
async function readForm(tx: Transaction<Database>, { caller, id, language }: ReadForm) {
  const form = await findExportedForm(tx, caller, id);
  if (form === undefined) throw new RequestError('form_not_found');
  const versions = await selectExportVersions(tx, form.id);
  return {
    sensitive: new Set(
      versions.flatMap((version) => [...findSensitive(version, fieldTypes).fields.keys()]),
    ),
    read: versions.map((one) => readVersion(translateVersion(one, language, fieldTypes).version)),
  };
}

function filterOf(
  { field, definition }: ExportedField,
  versions: readonly (readonly ExportedField[])[],
): AnswerFilterChoice[] {
  const readOptions = definition === null ? undefined : filterable[definition.valueKind];
  if (readOptions === undefined) return [];
  const inVersions = versions.flatMap((fields) =>
    fields.filter((one) => one.field.id === field.id).map((one) => one.field),
  );
  return [{ id: field.id, label: field.label, options: readOptions(inVersions) }];
}

/** The options of a field in all versions; the newest version words them. */
function optionsOfAll(versions: readonly Field[]): { id: string; label: string }[] {
  const labels = new Map<string, string>();
  for (const { options = [] } of versions)
    for (const { id, label } of options) if (!labels.has(id)) labels.set(id, label);
  return [...labels].map(([id, label]) => ({ id, label }));
}
