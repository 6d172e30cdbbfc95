import {
  knownSettings,
  type SettingId,
} from '@form-builder/core/contract/staff/settings/known-settings.ts';
import type { SettingValue } from '@form-builder/core/contract/staff/settings/settings.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { is } from 'valibot';
import type { SettingKind } from './sections/setting-section.ts';

const advice: Record<SettingKind, MessageDescriptor> = {
  text: msg`Schrijf hoogstens 200 tekens.`,
  email: msg`Schrijf een e-mailadres, zoals formulieren@gemeente.nl.`,
  address: msg`Schrijf een webadres dat begint met https://.`,
  image: msg`Upload een afbeelding, of schrijf een webadres dat begint met https://.`,
  uploaded_image: msg`Upload een afbeelding.`,
  colour: msg`Schrijf een kleur met een # en zes tekens, zoals #154273.`,
  switch: msg`Kies aan of uit.`,
  choice: msg`Kies een van de mogelijkheden.`,
  waiting_days: msg`Schrijf een heel aantal dagen van 1 tot 30.`,
  quarantine_days: msg`Schrijf een heel aantal dagen van 1 tot 90.`,
  years: msg`Schrijf een heel aantal jaren van 7 tot 30.`,
  log_days: msg`Schrijf een heel aantal dagen binnen de grenzen die erbij staan.`,
  minutes: msg`Schrijf een heel aantal minuten van 5 tot 60.`,
  hours: msg`Schrijf een heel aantal uren van 1 tot 12.`,
  words: msg`Schrijf op elke regel een moeilijk woord, een = en een makkelijk woord.`,
  days: msg`Schrijf een heel aantal dagen van 1 tot 36500, of laat het leeg.`,
};

/** Returns the error text for a value that the server would reject; `null` for a valid one. */
export function validateSetting(
  { id, kind }: { readonly id: SettingId; readonly kind: SettingKind },
  value: SettingValue,
): MessageDescriptor | null {
  return is(knownSettings[id].schema, storedValue(value)) ? null : advice[kind];
}

/** Converts a value to its stored form: trims texts, converts empty text to `null`, and leaves out empty lines. */
export function storedValue(value: SettingValue): SettingValue {
  if (Array.isArray(value)) return value.map((line) => line.trim()).filter((line) => line !== '');
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : value.trim();
}
