import { changeKeyOf } from '@form-builder/core/diff/change-key.ts';
import type { Change } from '@form-builder/core/diff/change.ts';
import {
  createChangeWording,
  namePage,
  type NameReference,
} from '@form-builder/core/diff/describe/change-wording.ts';
import { describeChange } from '@form-builder/core/diff/describe/describe-change.ts';
import { diffVersions } from '@form-builder/core/diff/diff-versions.ts';
import type { VersionContent } from '@form-builder/core/diff/version-content.ts';
import type { ChangeEffect } from '@form-builder/core/field-types/settings/change-effect.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';

/** One change, as text in the user's language. */
export interface DescribedChange {
  /** By stable ids, so that the change keeps it when the version changes further. */
  readonly key: string;
  readonly effect: ChangeEffect;
  readonly sentence: string;
  /** The field whose setting, option, rule or place changed; `null` for another change. */
  readonly fieldId: string | null;
  /** Whether the field is new in the version after. */
  readonly isNewField: boolean;
}

/** The changes of one page, or of the form as a whole. */
export interface ChangeGroup {
  /** `null` for the form as a whole. */
  readonly pageId: string | null;
  /** The page's title in quotes; empty for the form as a whole. */
  readonly title: string;
  readonly changes: readonly DescribedChange[];
}

/** Compares two versions by page: the form as a whole first, then pages in reading order. */
export function compareVersions(
  before: VersionContent,
  after: VersionContent,
  context: FormatContext,
  nameReference?: NameReference,
): readonly ChangeGroup[] {
  const words = createChangeWording(before, after, context, nameReference);
  const pageOf = new Map(
    [before, after].flatMap(({ pages }) =>
      [...iterateFields(pages)].map(({ field, page }) => [field.id, page.id] as const),
    ),
  );
  const groups = new Map<string | null, DescribedChange[]>([[null, []]]);
  for (const { id } of [...after.pages, ...before.pages]) groups.set(id, []);
  for (const change of diffVersions(before, after)) {
    groups.get(findPageId(change, pageOf))?.push({
      key: changeKeyOf(change),
      effect: change.effect,
      sentence: describeChange(change, words),
      fieldId: findFieldId(change),
      isNewField: change.kind === 'field_added',
    });
  }
  return [...groups]
    .filter(([, changes]) => changes.length > 0)
    .map(([pageId, changes]) => ({
      pageId,
      title: pageId === null ? '' : namePage(pageId, words),
      changes,
    }));
}

/** A rule belongs to the field that holds it; the id of a page with a rule is of no field. */
function findFieldId(change: Change): string | null {
  if ('fieldId' in change) return change.fieldId;
  return 'holderId' in change ? change.holderId : null;
}

function findPageId(change: Change, pageOf: ReadonlyMap<string, string>): string | null {
  if ('pageId' in change) return change.pageId;
  return ('fieldId' in change && pageOf.get(change.fieldId)) || null;
}
