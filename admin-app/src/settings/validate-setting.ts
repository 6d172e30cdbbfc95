import {
  knownSettings,
  settingLimits,
  type SettingId,
} from '@form-builder/core/contract/staff/settings/known-settings.ts';
import type { SettingValue } from '@form-builder/core/contract/staff/settings/settings.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { is } from 'valibot';
import type { SettingKind } from './sections/setting-section.ts';

const advice: Readonly<Record<Exclude<SettingKind, 'number'>, MessageDescriptor>> = {
  text: msg`Schrijf hoogstens 200 tekens.`,
  email: msg`Schrijf een e-mailadres, zoals formulieren@gemeente.nl.`,
  address: msg`Schrijf een webadres dat begint met https://.`,
  image: msg`Upload een afbeelding, of schrijf een webadres dat begint met https://.`,
  uploaded_image: msg`Upload een afbeelding.`,
  colour: msg`Schrijf een kleur met een # en zes tekens, zoals #154273.`,
  switch: msg`Kies aan of uit.`,
  choice: msg`Kies een van de mogelijkheden.`,
  words: msg`Schrijf op elke regel een moeilijk woord, een = en een makkelijk woord.`,
};

/** Returns the error text for a value that the server would reject; `null` for a valid one. */
export function validateSetting(
  { id, kind }: { readonly id: SettingId; readonly kind: SettingKind },
  value: SettingValue,
): MessageDescriptor | null {
  return is(knownSettings[id].schema, storedValue(value)) ? null : adviceOf(id, kind);
}

function adviceOf(id: SettingId, kind: SettingKind): MessageDescriptor {
  if (kind !== 'number') return advice[kind];
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = settingLimits(id) ?? {};
  return is(knownSettings[id].schema, null)
    ? msg`Schrijf een heel getal van ${minimum} tot ${maximum}, of laat het leeg.`
    : msg`Schrijf een heel getal van ${minimum} tot ${maximum}.`;
}

/** Converts a value to its stored form: trims texts, converts empty text to `null`, and leaves out empty lines. */
export function storedValue(value: SettingValue): SettingValue {
  if (Array.isArray(value)) return value.map((line) => line.trim()).filter((line) => line !== '');
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : value.trim();
}
