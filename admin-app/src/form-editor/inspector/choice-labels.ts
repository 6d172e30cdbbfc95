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
  character_set: {
    numeric: msg`Alleen cijfers`,
    alphanumeric: msg`Alleen letters en cijfers`,
    bic: msg`Een BIC van een bank`,
  },
  phone_form: {
    international: msg`Internationaal, met een +`,
    dutch: msg`Nederlands, 10 cijfers`,
    dutch_mobile: msg`Nederlands mobiel, 06`,
  },
  variant: {
    notice: msg`Gewoon`,
    info: msg`Informatie`,
    warning: msg`Waarschuwing`,
    error: msg`Fout`,
    confirmation: msg`Bevestiging`,
  },
  date_validation: {
    after: msg`Na`,
    after_or_on: msg`Op of na`,
    before: msg`Voor`,
    before_or_on: msg`Op of voor`,
    between: msg`Tussen`,
  },
  date_options_type: {
    date: msg`Een vaste datum`,
    today: msg`Vandaag`,
    field: msg`Het antwoord op een andere vraag`,
  },
  max_file_size_unit: {
    B: msg`Byte`,
    KB: msg`Kilobyte`,
    MB: msg`Megabyte`,
    GB: msg`Gigabyte`,
    TB: msg`Terabyte`,
    PB: msg`Petabyte`,
  },
  assurance_level: {
    basis: msg`DigiD Basis`,
    midden: msg`DigiD Midden`,
    substantieel: msg`DigiD Substantieel`,
    hoog: msg`DigiD Hoog`,
    EH2: msg`eHerkenning EH2`,
    'EH2+': msg`eHerkenning EH2+`,
    EH3: msg`eHerkenning EH3`,
    EH4: msg`eHerkenning EH4`,
  },
  amount_type: {
    fixed: msg`Een vast bedrag`,
    formula: msg`Een berekening`,
    field: msg`Het bedrag uit een ander veld`,
  },
  accepted: { accepted: msg`Ja, zonder kruisje kan de bezoeker niet verder` },
};

/** The label of one value of a choice; the value itself for one that is not known. */
export function choiceLabel(name: SettingName, value: string): MessageDescriptor {
  const byName: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> =
    choiceLabels;
  return byName[name]?.[value] ?? { id: value, message: value };
}
