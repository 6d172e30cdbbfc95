import type {
  FormFile,
  FormReferences,
} from '@form-builder/core/contract/staff/forms/form-files.ts';
import { findReferences } from '@form-builder/core/form-files/find-references.ts';
import { unpackTemplates } from '@form-builder/core/form-files/unpack-templates.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { Writer } from '../logbook/writer.ts';
import type { Caller } from '../platform/http/caller.ts';
import { mayBeginToUse } from '../versions/templates/may-begin-to-use.ts';
import {
  selectNamedTemplateVersions,
  selectTemplateVersions,
  type TemplateVersionRow,
} from '../versions/templates/template-queries.ts';

/** The pages with the building blocks of this tenant; missing ones become plain groups. */
export async function resolveTemplates(
  { tx }: Pick<Writer, 'tx'>,
  caller: Caller,
  { version: { pages }, references: { templates } }: FormFile,
): Promise<{ readonly pages: readonly Page[]; readonly unpacked: readonly Field[] }> {
  const placed = findReferences(pages).filter(({ kind }) => kind === 'template');
  if (placed.length === 0) return { pages, unpacked: [] };
  const names = templates.map(({ name }) => name);
  const usable = [
    ...(await selectTemplateVersions(tx, caller, [...new Set(placed.map(({ id }) => id))])),
    ...(await selectNamedTemplateVersions(tx, caller, names)),
  ].filter((row) => mayBeginToUse(caller, row));
  const unpacked: Field[] = [];
  const resolved = unpackTemplates(pages, (field) => {
    const found = findVersion(field, usable, templates);
    if (found === undefined) unpacked.push(field);
    return found?.id;
  });
  return { pages: resolved, unpacked };
}

/** The same version, or a published one of that name with all the fields that the form uses. */
function findVersion(
  { template_version_id: id, children = [] }: Field,
  usable: readonly TemplateVersionRow[],
  templates: FormReferences['templates'],
): TemplateVersionRow | undefined {
  const same = usable.find((row) => row.id === id);
  if (same) return same;
  const name = templates.find((one) => one.template_version_id === id)?.name;
  return usable.find((row) => row.name === name && holdsAll(row, children));
}

function holdsAll({ definition }: TemplateVersionRow, placed: readonly Field[]): boolean {
  const ids = new Set(Array.from(iterateFields(definition.pages), ({ field }) => field.id));
  return placed.every(
    ({ template_field_id: origin, children = [] }) =>
      origin !== undefined &&
      ids.has(origin) &&
      children.every((child) => ids.has(child.template_field_id ?? '')),
  );
}
