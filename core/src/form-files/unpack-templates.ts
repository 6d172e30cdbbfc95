import type { Field, FieldOf, Page } from '../form/form-definition.ts';
import { isTemplateField } from '../templates/is-template-field.ts';

/**
 * Returns the pages with building blocks pinned to a version of this tenant (`find`), and with the
 * others converted to plain groups. Their fields keep their ids, so that rules and formulas still
 * work.
 */
export function unpackTemplates(
  pages: readonly Page[],
  find: (field: Field) => string | undefined,
): readonly Page[] {
  const unpack = (field: Field): Field => {
    if (!isTemplateField(field))
      return field.children ? { ...field, children: field.children.map(unpack) } : field;
    const template_version_id = find(field);
    return template_version_id === undefined ? groupOf(field) : { ...field, template_version_id };
  };
  return pages.map((page) => ({ ...page, properties: page.properties.map(unpack) }));
}

function groupOf({ id, short_id, label, is_hidden, is_in_summary, logic, children = [] }: Field) {
  const group: FieldOf<'group'> = {
    id,
    short_id,
    type: 'group',
    label,
    ...(is_hidden !== undefined && { is_hidden }),
    ...(is_in_summary !== undefined && { is_in_summary }),
    ...(logic && { logic }),
    children: children.map(withoutOrigin),
  };
  return group;
}

function withoutOrigin(field: Field): Field {
  const { children } = field;
  const members = { ...field, ...(children && { children: children.map(withoutOrigin) }) };
  const kept = Object.entries(members).filter(([name]) => name !== 'template_field_id');
  // The same field without one optional member, which the type of a list of pairs does not express.
  return Object.fromEntries(kept) as unknown as Field;
}
