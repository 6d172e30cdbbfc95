import { fieldSchema } from '@form-builder/core/form/field-schema.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import * as v from 'valibot';

const fieldsSchema = v.pipe(v.array(fieldSchema), v.minLength(1), v.maxLength(1000));

/** Parses fields of the clipboard, which any page can fill; `undefined` when they are no fields. */
export function parseCopiedFields(text: string): readonly Field[] | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), fieldsSchema), text);
  return parsed.success ? parsed.output : undefined;
}
