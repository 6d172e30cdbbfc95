import type { Field } from '@form-builder/core/form/form-definition.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { listColumnsQuery } from '../../../custom-lists/custom-lists-queries.ts';
import { findDefinition } from '../../../field-types/find-definition.ts';
import { settingValue } from '../setting-value.ts';
import { memberNames } from '../../../languages/member-names.ts';

const noColumns: readonly string[] = [];

/** Returns what the answer of a look-up has for other fields, in words: the columns when it comes from a list. */
export function useMembers(field: Field): { value: string; label: string }[] {
  const { i18n } = useLingui();
  const definition = findDefinition(field);
  const list = settingValue(field, { name: 'custom_list', at: 'custom_properties' });
  const key = typeof list === 'string' ? list : '';
  const { data: columns = noColumns } = useQuery({
    ...listColumnsQuery(key),
    enabled: key !== '',
  });
  const members = definition.role === 'input' ? definition.members : undefined;
  return (members ?? columns).map((value) => {
    const name = members && memberNames[value];
    return { value, label: name ? i18n._(name) : value };
  });
}
