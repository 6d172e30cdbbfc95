import { limitRanges } from '@form-builder/core/analysis/fields/limit-ranges.ts';
import type { SettingPart } from '@form-builder/core/field-types/settings/setting-part.ts';
import { msg } from '@lingui/core/macro';
import type { Command } from '../../document/command.ts';
import { changeField } from '../../document/field-commands.ts';
import { findField, getField } from '../../document/place.ts';
import { settingChanges } from '../../inspector/setting-value.ts';
import type { FindFix } from './fix.ts';
import { settingPartOf } from './setting-part-of.ts';

/** The name of the maximum that belongs to each minimum. */
const maxima: ReadonlyMap<string, string> = new Map(limitRanges);

/** Swaps a minimum with a lower maximum. */
export const swapLimits: FindFix = (
  { path: { field_id: fieldId = '', setting: least = '' } },
  { pages },
) => {
  const most = maxima.get(least);
  const settings = findField(pages, fieldId)?.field.custom_properties;
  if (most === undefined || settings === undefined) return undefined;
  const swapped: object = {
    ...settings,
    [least]: Reflect.get(settings, most) as unknown,
    [most]: Reflect.get(settings, least) as unknown,
  };
  return {
    label: msg`minimum en maximum omwisselen`,
    command: changeField(fieldId, { custom_properties: swapped }),
  };
};

/** Reads the field when it runs, because settings share one object. */
const setSetting =
  (fieldId: string, part: SettingPart, value: unknown): Command =>
  (document) => {
    const { field } = getField(document.pages, fieldId);
    return changeField(fieldId, settingChanges(field, part, value))(document);
  };

/** Removes a prefill that the question itself does not accept. */
export const clearPrefill: FindFix = ({ path: { field_id: fieldId = '', setting = '' } }) => {
  const part = settingPartOf(setting);
  if (!part) return undefined;
  return {
    label: msg`vooraf ingevuld antwoord wissen`,
    command: setSetting(fieldId, part, undefined),
  };
};

/** Turns off a recommendation of what is required anyway. */
export const dropRecommendation: FindFix = ({ path: { field_id: fieldId = '' } }) => ({
  label: msg`“Aanbevolen” uitzetten`,
  command: changeField(fieldId, { is_recommended: undefined }),
});

/** Removes the options without a text. */
export const removeEmptyOptions: FindFix = ({ path: { field_id: fieldId = '' } }, { pages }) => {
  const options = findField(pages, fieldId)?.field.options ?? [];
  const written = options.filter(({ label }) => label.trim() !== '');
  if (written.length === options.length || written.length === 0) return undefined;
  return {
    label: msg`lege keuze verwijderen`,
    command: changeField(fieldId, { options: written }),
  };
};
