import * as v from 'valibot';
import { versionContentSchema } from '@form-builder/core/contract/staff/forms/versions.ts';
import { applyChanges } from '@form-builder/core/diff/apply/apply-changes.ts';
import type { VersionContent } from '@form-builder/core/diff/version-content.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { isTemplateField } from '@form-builder/core/templates/is-template-field.ts';
import type { Writer } from '../../logbook/writer.ts';
import { inputErrors } from '../../platform/http/requests/input-issues.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { VersionChange } from '../save-version.ts';
import type { VersionRow } from '../versions-queries.ts';
import { findSnapshot, firstRecorded, selectUndo } from './journal-queries.ts';
import { recordedContent } from './recorded-content.ts';

/** Translation notes follow from the texts, so the journal does not record them. */
const restorable = v.omit(versionContentSchema, ['translation_notes']);

interface Moment {
  /** The stored version. */
  readonly version: VersionRow;
  /** The revision to go back to. */
  readonly revision: number;
  readonly language: Language;
}

/** The change that gives a version the content of an earlier revision. */
export async function restoreMoment(
  { tx }: Pick<Writer, 'tx'>,
  { version, revision, language }: Moment,
): Promise<VersionChange> {
  const content = await contentAt({ tx }, version, revision);
  const parsed = v.safeParse(restorable, content);
  // Rules for content may have become stricter since it was saved.
  if (!parsed.success)
    throw new RequestError('invalid', { errors: inputErrors(parsed.issues, language) });
  return {
    ...parsed.output,
    heldTemplateVersionIds: templateVersionsIn(content),
    restoredRevision: revision,
  };
}

/** The content at a revision: from the nearest known content, back through the saves after it. */
async function contentAt(
  { tx }: Pick<Writer, 'tx'>,
  version: VersionRow,
  revision: number,
): Promise<VersionContent> {
  const first = await firstRecorded(tx, version.id);
  if (first === undefined || revision < first - 1 || revision >= version.revision)
    throw new RequestError('not_found');
  const snapshot = await findSnapshot(tx, version.id, revision);
  const start = snapshot?.content_before ?? recordedContent(version);
  const below = snapshot?.revision ?? version.revision + 1;
  const steps = await selectUndo(tx, version.id, { after: revision, below });
  return steps.reduce<VersionContent>((content, { undo }) => applyChanges(content, undo), start);
}

const templateVersionsIn = ({ pages }: VersionContent): readonly string[] =>
  [...iterateFields(pages)].flatMap(({ field }) =>
    isTemplateField(field) && field.template_version_id !== undefined
      ? [field.template_version_id]
      : [],
  );
