import { formTypes } from '@form-builder/core/contract/staff/forms/forms.ts';
import * as v from 'valibot';

const namedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ form: v.object({ name: v.string(), type: v.picklist(formTypes) }) }),
);

/** The name and type of the form in a file; undefined for an invalid file, which the server explains. */
export function readName(content: string) {
  const parsed = v.safeParse(namedSchema, content);
  return parsed.success ? parsed.output.form : undefined;
}
