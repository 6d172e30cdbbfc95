import type { NameReference } from '@form-builder/core/diff/describe/change-wording.ts';
import type { SettingInput } from '@form-builder/core/field-types/settings/setting-part.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { i18n } from '@lingui/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chosenListQuery } from '../custom-lists/custom-lists-queries.ts';
import { autocompletePurposes } from '../languages/autocomplete-purposes.ts';
import { providersQuery } from '../providers/providers-query.ts';
import { nameMember } from './name-source.ts';

type Versions = readonly Pick<FormDefinition, 'pages'>[];

/** The names of what is no data of the organisation, by the control of the setting. */
const namers: { readonly [I in SettingInput]?: (id: string) => string | undefined } = {
  autocomplete: (id) => {
    const found = autocompletePurposes.find(([token]) => token === id);
    return found && i18n._(found[1]);
  },
  mapping: nameMember,
};

/** Names what the settings of these versions refer to; providers and lists once they are loaded. */
export function useNameReference(...versions: Versions): NameReference {
  const { data: providers } = useQuery(providersQuery);
  const lists = useQueries({
    queries: listKeysIn(versions).map((key) => chosenListQuery(key)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  return useMemo(() => {
    const names = new Map<string, string>([
      ...(providers ?? []).map(({ id, name }) => [`provider ${id}`, name] as const),
      ...lists.map(({ key, name }) => [`list-of-organisation ${key}`, name] as const),
    ]);
    return (input, id) => namers[input]?.(id) ?? names.get(`${input} ${id}`);
  }, [providers, lists]);
}

function listKeysIn(versions: Versions): readonly string[] {
  const pages = versions.flatMap((version) => version.pages);
  const keys = [...iterateFields(pages)].flatMap(({ field: { custom_properties: settings } }) =>
    settings && 'custom_list' in settings && typeof settings.custom_list === 'string'
      ? settings.custom_list
      : [],
  );
  return [...new Set(keys)].filter((key) => key !== '');
}
