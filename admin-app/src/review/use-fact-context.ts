import { createChangeWording } from '@form-builder/core/diff/describe/change-wording.ts';
import type { SettingContext } from '@form-builder/core/diff/describe/setting-words.ts';
import type { SettingInput } from '@form-builder/core/field-types/settings/setting-part.ts';
import type { VersionContent } from '@form-builder/core/diff/version-content.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { i18n } from '@lingui/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { chosenListQuery } from '../custom-lists/custom-lists-queries.ts';
import { autocompletePurposes } from '../languages/autocomplete-purposes.ts';
import { currentContext } from '../languages/staff-texts.ts';
import { providersQuery } from '../providers/providers-query.ts';
import { nameMember, nameSource } from './name-source.ts';

/** The names of what is no data of the organisation, by the control of the setting. */
const namers: { readonly [I in SettingInput]?: (id: string) => string | undefined } = {
  autocomplete: (id) => {
    const found = autocompletePurposes.find(([token]) => token === id);
    return found && i18n._(found[1]);
  },
  mapping: nameMember,
};

/** What a description of the content of a version needs, with the names of providers and lists once they are loaded. */
export function useFactContext(version: VersionContent): SettingContext {
  const { data: providers = [] } = useQuery(providersQuery);
  const lists = useQueries({ queries: listKeysIn(version).map((key) => chosenListQuery(key)) });
  const names = new Map<string, string>([
    ...providers.map(({ id, name }) => [`provider ${id}`, name] as const),
    ...lists.flatMap(({ data }) =>
      data ? [[`list-of-organisation ${data.key}`, data.name] as const] : [],
    ),
  ]);
  const words = createChangeWording(version, version, currentContext());
  return {
    words,
    nameReference: (input, id) => namers[input]?.(id) ?? names.get(`${input} ${id}`),
    nameSource: (source) =>
      nameSource(source, {
        nameProvider: (id) => names.get(`provider ${id}`),
        nameField: (id) => words.after.names.byId.get(id)?.label,
      }),
  };
}

function listKeysIn({ pages }: VersionContent): readonly string[] {
  const keys = [...iterateFields(pages)].flatMap(({ field: { custom_properties: settings } }) =>
    settings && 'custom_list' in settings && typeof settings.custom_list === 'string'
      ? settings.custom_list
      : [],
  );
  return [...new Set(keys)].filter((key) => key !== '');
}
