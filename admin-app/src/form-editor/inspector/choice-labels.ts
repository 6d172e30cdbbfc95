import type { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import type { SettingName } from '@form-builder/core/field-types/settings/setting-names.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Parts = typeof settingParts;
type ChoiceLabels = {
  readonly [N in SettingName as Parts[N]['input'] extends 'choice' ? N : never]: Parts[N] extends {
    readonly choices: readonly (infer C extends string)[];
  }
    ? Readonly<Record<C, MessageDescriptor>>
    : never;
};

/** A label for every value of every setting that is a choice: a forgotten one does not compile. */
export const choiceLabels: ChoiceLabels = {
  select_display: { select: msg`Keuzelijst`, radio: msg`Rondjes`, pills: msg`Knoppen` },
  multi_select_display: { checkbox: msg`Vakjes`, select: msg`Keuzelijst`, pills: msg`Knoppen` },
  country_code: { NL: msg`Nederland`, BE: msg`België`, 'BE-NL': msg`België en Nederland` },
  character_set: { numeric: msg`Alleen cijfers`, alphanumeric: msg`Alleen letters en cijfers` },
  accepted: { accepted: msg`Ja, zonder kruisje kan de bezoeker niet verder` },
};

/** The label of one value of a choice; the value itself for one that is not known. */
export function choiceLabel(name: SettingName, value: string): MessageDescriptor {
  const byName: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> =
    choiceLabels;
  return byName[name]?.[value] ?? { id: value, message: value };
}
