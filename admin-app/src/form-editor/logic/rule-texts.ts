import type { OperatorName } from '@form-builder/core/conditions/operators.ts';
import type { ActionName } from '@form-builder/core/logic/logic-rule.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How an operator reads between a field and a value: a forgotten one does not compile. */
export const operatorTexts: Readonly<Record<OperatorName, MessageDescriptor>> = {
  equal: msg`is gelijk aan`,
  does_not_equal: msg`is niet gelijk aan`,
  contains: msg`bevat`,
  does_not_contain: msg`bevat niet`,
  starts_with: msg`begint met`,
  ends_with: msg`eindigt op`,
  is_empty: msg`is leeg`,
  is_not_empty: msg`is ingevuld`,
  greater_than: msg`is groter dan`,
  less_than: msg`is kleiner dan`,
  greater_than_or_equal_to: msg`is groter dan of gelijk aan`,
  less_than_or_equal_to: msg`is kleiner dan of gelijk aan`,
  content_length_equals: msg`heeft precies dit aantal tekens:`,
  content_length_does_not_equal: msg`heeft niet dit aantal tekens:`,
  content_length_greater_than: msg`heeft meer tekens dan`,
  content_length_greater_than_or_equal_to: msg`heeft minstens dit aantal tekens:`,
  content_length_less_than: msg`heeft minder tekens dan`,
  content_length_less_than_or_equal_to: msg`heeft hoogstens dit aantal tekens:`,
  date_before: msg`is voor`,
  date_after: msg`is na`,
  date_on_or_before: msg`is op of voor`,
  date_on_or_after: msg`is op of na`,
  time_before: msg`is eerder dan`,
  time_after: msg`is later dan`,
  time_on_or_before: msg`is om of eerder dan`,
  time_on_or_after: msg`is om of later dan`,
  past_week: msg`ligt in de afgelopen week`,
  past_month: msg`ligt in de afgelopen maand`,
  past_year: msg`ligt in het afgelopen jaar`,
  next_week: msg`ligt in de komende week`,
  next_month: msg`ligt in de komende maand`,
  next_year: msg`ligt in het komende jaar`,
  label_like: msg`heeft een naam die lijkt op`,
};

/** What an action does to the field that holds the rule. */
export const actionTexts: Readonly<Record<ActionName, MessageDescriptor>> = {
  show: msg`tonen`,
  hide: msg`verbergen`,
  required: msg`verplicht maken`,
  optional: msg`niet verplicht maken`,
  enabled: msg`in te vullen maken`,
  disabled: msg`niet in te vullen maken`,
};

/** The word between two conditions. */
export const joinTexts: Readonly<Record<'and' | 'or', MessageDescriptor>> = {
  and: msg`EN`,
  or: msg`OF`,
};
