import type { exportsContract } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { findSensitive } from '@form-builder/core/sensitive-answers/find-sensitive.ts';
import { translateVersion } from '@form-builder/core/translations/translate-version.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import { findExportedForm, selectExportVersions } from './export-source-queries.ts';
import { mergeFields } from './table/merge-fields.ts';
import { readVersion } from './table/read-version.ts';

/** The fields that a user can choose for an export, from all versions with submissions. */
export const listExportFields: Handlers<typeof exportsContract>['listExportFields'] = ({
  caller,
  params,
  language,
  transaction,
}) =>
  transaction(async (tx) => {
    const form = await findExportedForm(tx, caller, params.id);
    if (form === undefined) throw new RequestError('form_not_found');
    const versions = await selectExportVersions(tx, form.id);
    const sensitive = new Set(
      versions.flatMap((version) => [...findSensitive(version, fieldTypes).fields.keys()]),
    );
    const read = versions.map((one) =>
      readVersion(translateVersion(one, language, fieldTypes).version),
    );
    return {
      data: mergeFields(read).map(({ field, definition, rowField }) => ({
        id: field.id,
        label: field.label,
        is_sensitive: sensitive.has(field.id),
        row_field: rowField,
        is_repeating: definition === null,
      })),
    };
  });
