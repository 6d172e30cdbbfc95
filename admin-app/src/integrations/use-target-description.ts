import type { TargetType } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { ProviderChoice } from '@form-builder/core/contract/staff/settings/providers.ts';
import { useLingui } from '@lingui/react/macro';

/** Returns a function that writes what a value at the receiver is, and whether it is required. */
export function useTargetDescription(): (target: ProviderChoice) => string {
  const { t } = useLingui();
  const types: Readonly<Record<TargetType, string>> = {
    text: t`tekst`,
    date: t`datum`,
    number: t`getal`,
    boolean: t`ja of nee`,
    list: t`lijst`,
    object: t`groep`,
  };
  return ({ label, type, is_required: isRequired }) => {
    if (type === undefined) return label;
    const name = types[type];
    return isRequired === true ? t`${label} (${name}, verplicht)` : `${label} (${name})`;
  };
}
