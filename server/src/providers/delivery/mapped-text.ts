import type { NestedValues } from '@form-builder/core/integrations/nest-values.ts';

/** The text of a mapped value in a group, such as `zaak.toelichting`; empty when there is none. */
export const mappedText = (values: NestedValues, group: string, name: string): string =>
  textOf(memberOf(values[group], name));

/** The mapped values of a group as texts; those without a value are left out. */
export function mappedTexts(
  values: NestedValues,
  group: string,
): readonly { readonly name: string; readonly value: string }[] {
  const mapped = values[group];
  const entries = typeof mapped === 'object' && mapped !== null ? Object.entries(mapped) : [];
  return entries
    .map(([name, value]) => ({ name, value: textOf(value) }))
    .filter(({ value }) => value !== '');
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

/** Formats an answer; several values are separated by commas. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (value === null || value === undefined) return '';
  return JSON.stringify(value);
}
