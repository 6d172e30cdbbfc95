import * as v from 'valibot';
import { versionContentSchema } from '@form-builder/core/contract/staff/forms/versions.ts';
import { applyChanges } from '@form-builder/core/diff/apply/apply-changes.ts';
import { changesFit } from '@form-builder/core/diff/apply/changes-fit.ts';
import type { Change } from '@form-builder/core/diff/change.ts';
import { isSameJson } from '@form-builder/core/diff/json.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { editedPagesSchema } from '@form-builder/core/form/pages-schema.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputErrors } from '../../platform/http/requests/input-issues.ts';
import { RequestError } from '../../platform/request-error.ts';
import { assertTheme } from '../../themes/assert-theme.ts';
import { recordedContent } from '../journal/recorded-content.ts';
import type { VersionChange } from '../save-version.ts';
import type { VersionRow } from '../versions-queries.ts';

const changedMembersSchema = v.partial(v.omit(versionContentSchema, ['translation_notes']));
const schemaFor = (stored: readonly Page[]) =>
  v.object({
    ...changedMembersSchema.entries,
    pages: v.exactOptional(editedPagesSchema(stored)),
  });

/**
 * The members of a version after changes, by the rules of a whole save. Changes of another content than the
 * stored one are stale, whatever their revision says: none of them may be lost.
 */
export function applyEdit(
  version: VersionRow,
  changes: readonly Change[],
  language: Language,
): VersionChange {
  const before = recordedContent(version);
  if (!changesFit(before, changes)) throw new RequestError('stale');
  const after = applyChanges(before, changes);
  const changed = Object.entries(after).filter(
    ([name, value]) => !isSameJson(Reflect.get(before, name), value),
  );
  const parsed = v.safeParse(schemaFor(before.pages), Object.fromEntries(changed));
  if (!parsed.success)
    throw new RequestError('invalid', { errors: inputErrors(parsed.issues, language) });
  assertTheme(parsed.output, language);
  return parsed.output;
}
