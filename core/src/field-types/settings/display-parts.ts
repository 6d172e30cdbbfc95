import * as v from 'valibot';
import type { SettingPart } from './setting-part.ts';
import * as schemas from './setting-schemas.ts';

const selectDisplays = ['select', 'radio', 'pills'] as const;
const multiSelectDisplays = ['checkbox', 'select', 'pills'] as const;
const countries = ['NL', 'BE', 'BE-NL'] as const;

/** How a field looks. */
export const displayParts = {
  width: {
    name: 'width',
    at: 'field',
    schema: schemas.wholeNumber(1, 12),
    input: 'number',
    section: 'display',
    effect: 'wording',
    default: undefined,
  },
  height: {
    name: 'height',
    at: 'field',
    schema: schemas.wholeNumber(2, 40),
    input: 'number',
    section: 'display',
    effect: 'wording',
    default: undefined,
  },
  select_display: {
    name: 'display',
    at: 'custom_properties',
    schema: v.picklist(selectDisplays),
    input: 'choice',
    section: 'display',
    effect: 'wording',
    default: 'radio',
    choices: selectDisplays,
  },
  multi_select_display: {
    name: 'display',
    at: 'custom_properties',
    schema: v.picklist(multiSelectDisplays),
    input: 'choice',
    section: 'display',
    effect: 'wording',
    default: 'checkbox',
    choices: multiSelectDisplays,
  },
  show_select_all: {
    name: 'show_select_all',
    at: 'custom_properties',
    schema: schemas.toggle,
    input: 'toggle',
    section: 'display',
    effect: 'behaviour',
    default: undefined,
  },
  use_toggle_switch: {
    name: 'use_toggle_switch',
    at: 'custom_properties',
    schema: schemas.toggle,
    input: 'toggle',
    section: 'display',
    effect: 'wording',
    default: undefined,
  },
  display_character_limit: {
    name: 'display_character_limit',
    at: 'custom_properties',
    schema: schemas.toggle,
    input: 'toggle',
    section: 'display',
    effect: 'wording',
    default: undefined,
    appliesWhen: { name: 'character_limit', at: 'custom_properties' },
  },
  date_mask: {
    name: 'mask',
    at: 'custom_properties',
    schema: schemas.dateMask,
    input: 'date-mask',
    section: 'display',
    effect: 'wording',
    default: undefined,
  },
  country_code: {
    name: 'country_code',
    at: 'custom_properties',
    schema: v.picklist(countries),
    input: 'choice',
    section: 'display',
    effect: 'behaviour',
    default: 'NL',
    choices: countries,
  },
} as const satisfies Readonly<Record<string, SettingPart>>;
