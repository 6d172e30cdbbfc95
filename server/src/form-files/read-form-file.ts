import {
  formFileSchema,
  formFileVersion,
  type FormFile,
} from '@form-builder/core/contract/staff/forms/form-files.ts';
import { clashingIds } from '@form-builder/core/form/variables/clashing-ids.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import * as v from 'valibot';
import { inputErrors } from '../platform/http/requests/input-issues.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import { RequestError } from '../platform/request-error.ts';

/** The maximum number of reported errors; nobody corrects a file with more by hand. */
const maxErrors = 20;

const anyFormFileSchema = v.looseObject({
  format_version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  form: v.looseObject({}),
  version: v.looseObject({}),
});

/** Parses the text of a file to a form; throws a readable error for an invalid file. */
export function readFormFile(content: string, language: Language): FormFile {
  const any = v.safeParse(anyFormFileSchema, parseJson(content));
  if (!any.success) throw new RequestError('form_file_unreadable');
  if (any.output.format_version > formFileVersion) throw new RequestError('form_file_newer');
  const parsed = v.safeParse(formFileSchema, any.output);
  if (!parsed.success) {
    const errors = Object.entries(inputErrors(parsed.issues, language)).slice(0, maxErrors);
    throw new RequestError('form_file_invalid', { errors: Object.fromEntries(errors) });
  }
  const { version } = parsed.output;
  if (clashingIds(version).length > 0) {
    const errors = { 'version.variables': [inputTexts[language].notAllowed] };
    throw new RequestError('form_file_invalid', { errors });
  }
  return parsed.output;
}

/** `undefined` for invalid JSON. A byte order mark, which some editors add, is removed. */
function parseJson(content: string): unknown {
  try {
    const parsed: unknown = JSON.parse(content.replace(/^\uFEFF/, ''));
    return parsed;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
