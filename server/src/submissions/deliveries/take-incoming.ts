import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { textFieldsOf } from '@form-builder/core/form/fields-outside-rows.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { readPointer } from '@form-builder/core/integrations/read-pointer.ts';
import { findSensitive } from '@form-builder/core/sensitive-answers/find-sensitive.ts';
import { splitAnswers } from '@form-builder/core/sensitive-answers/split-answers.ts';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';

const longest = 1_000;

/**
 * Reads answers from the receiver's response, such as the number of the case. Only text fields outside rows
 * that are not sensitive accept one; numbers become text.
 */
export function takeIncoming(
  { incoming }: Pick<Integration, 'incoming'>,
  definition: FormDefinition,
  answer: unknown,
): Readonly<Record<string, string>> {
  if (incoming.length === 0) return {};
  const { fields } = findSensitive(definition, fieldTypes);
  const takers = new Set(textFieldsOf(definition.pages).map(({ id }) => id));
  const given = incoming.flatMap(({ pointer, field }) => {
    const value = readPointer(answer, pointer);
    const isText = typeof value === 'string' || typeof value === 'number';
    return isText && takers.has(field) ? [[field, String(value).slice(0, longest)] as const] : [];
  });
  return Object.fromEntries(
    given.filter(([field, value]) => splitAnswers(fields, { [field]: value }).sensitive === null),
  );
}
