import type { AnswerValue, Row } from '@form-builder/core/field-types/field-types.ts';
import type { ListItem } from '@form-builder/core/field-types/list-item.ts';
import {
  listParentIssues,
  type ListParentSettings,
} from '@form-builder/core/field-types/list-parent.ts';
import type { ProgramField } from '@form-builder/core/session/program/program-field.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import type { IssueAt } from '@form-builder/core/validation/issue.ts';

interface ConfirmedEntries {
  readonly program: Program;
  readonly one: ProgramField;
  /** The entries as in the list. */
  readonly value: AnswerValue;
  /** The other answers, those of the same row first. */
  readonly rows: readonly Row[];
}

/** Checks that entries belong to the answer that filters their list; the page's own claim is not trusted. */
export function findParentIssues({
  program: { fields },
  one,
  value,
  rows,
}: ConfirmedEntries): readonly IssueAt[] {
  // Both types with such lists have entries, and name the filtering field in the same setting.
  const items = [value ?? []].flat() as readonly ListItem[];
  const settings = (one.field.custom_properties ?? {}) as ListParentSettings;
  const findField = (id: string) => {
    const label = fields.get(id)?.field.label;
    const answer = rows.find((row) => row[id] !== undefined)?.[id] ?? null;
    return label === undefined ? undefined : { label, answer };
  };
  return listParentIssues(items, settings, { findField });
}
