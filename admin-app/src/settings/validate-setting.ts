import { knownSettings, type SettingId } from '@form-builder/core/contract/staff/known-settings.ts';
import type { SettingValue } from '@form-builder/core/contract/staff/settings.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { is } from 'valibot';
import type { SettingKind } from './setting-sections.ts';

const advice: Record<SettingKind, MessageDescriptor> = {
  text: msg`Schrijf hoogstens 200 tekens.`,
  email: msg`Schrijf een e-mailadres, zoals formulieren@gemeente.nl.`,
  address: msg`Schrijf een webadres dat begint met https://.`,
  colour: msg`Schrijf een kleur met een # en zes tekens, zoals #154273.`,
  switch: msg`Kies aan of uit.`,
};

/** What to write instead of a value that the server would reject; `null` when it is right. */
export function validateSetting(
  { id, kind }: { readonly id: SettingId; readonly kind: SettingKind },
  value: SettingValue,
): MessageDescriptor | null {
  return is(knownSettings[id].schema, storedValue(value)) ? null : advice[kind];
}

/** The value as it is stored: a text without spaces around it, an empty one as `null`. */
export function storedValue(value: SettingValue): SettingValue {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : value.trim();
}
