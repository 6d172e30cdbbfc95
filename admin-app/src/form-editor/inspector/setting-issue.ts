import type { SettingPart } from '@form-builder/core/field-types/settings/setting-part.ts';
import { explainRefusal } from '@form-builder/core/patterns/explain-refusal.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';

/** Returns the text that says why a value cannot be stored; `undefined` when it can. */
export function settingIssue(part: SettingPart, value: unknown): MessageDescriptor | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (part.input === 'pattern' && typeof value === 'string') return patternIssue(value);
  const parsed = v.safeParse(part.schema, value);
  if (parsed.success) return undefined;
  const { type, requirement } = parsed.issues[0];
  return (texts[type] ?? fallback)(String(requirement));
}

/** The text that names the rejected part of a pattern, and the alternative. */
function patternIssue(pattern: string): MessageDescriptor | undefined {
  const refusal = explainRefusal(pattern);
  return refusal && { id: refusal.id, values: { part: refusal.part } };
}

const texts: Readonly<Record<string, (requirement: string) => MessageDescriptor>> = {
  min_value: (least) => msg`Kies een getal van ${least} of hoger.`,
  max_value: (most) => msg`Kies een getal van ${most} of lager.`,
  integer: () => msg`Kies een heel getal.`,
  max_length: (most) => msg`Gebruik niet meer dan ${most} tekens.`,
  number: () => msg`Vul een getal in.`,
};

const fallback = () => msg`Deze waarde past hier niet.`;
