import { isDataField, isDataVariable } from '@form-builder/core/analysis/fields/is-data-input.ts';
import { isLookUpField } from '@form-builder/core/analysis/fields/is-look-up-field.ts';
import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import type { Field, FormDefinition, Page } from '@form-builder/core/form/form-definition.ts';
import { locatedFields } from '../document/place.ts';
import { asText } from '../inspector/inputs/text-inputs.tsx';
import { findDefinition } from '../../field-types/find-definition.ts';
import { settingValue } from '../inspector/setting-value.ts';
import { enclosingRepeats } from '../logic/rule-targets.ts';

/** A login provider, with the first field of the form that uses it. */
export interface UsedProvider {
  readonly provider: string;
  readonly label: string;
}

/** Returns the providers of the login fields of a form, each once. */
export function fieldsWithLogin(pages: readonly Page[]): readonly UsedProvider[] {
  const found = new Map<string, UsedProvider>();
  for (const { field } of locatedFields(pages)) {
    const definition = findDefinition(field);
    const provider = asText(settingValue(field, settingParts.integration_id));
    const isLogin = definition.role === 'input' && definition.provenBy === 'login';
    if (!isLogin || provider === '' || found.has(provider)) continue;
    found.set(provider, { provider, label: field.label || field.short_id });
  }
  return [...found.values()];
}

/** Returns the fields outside rows whose answer is looked up. */
export const fieldsThatLookUp = (pages: readonly Page[]): readonly Field[] =>
  [...locatedFields(pages)]
    .filter(
      (located) =>
        isLookUpField({ definition: findDefinition(located.field) }) &&
        enclosingRepeats(located).length === 0,
    )
    .map(({ field }) => field);

/** Returns the fields outside rows and the variables with which a data source can be asked. */
export const choicesForData = ({
  pages,
  variables = [],
}: Pick<FormDefinition, 'pages' | 'variables'>) => {
  const fields = [...locatedFields(pages)]
    .filter((located) => isDataField(findDefinition(located.field)))
    .filter((located) => enclosingRepeats(located).length === 0)
    .map(({ field }) => field);
  return [...fields, ...variables.filter(isDataVariable)].map(
    ({ id, label, short_id: shortId }) => ({ value: id, label: label || shortId }),
  );
};
