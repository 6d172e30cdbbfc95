import * as v from 'valibot';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { pagesSchema } from '@form-builder/core/form/pages-schema.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputErrors } from '../../platform/http/requests/input-issues.ts';
import { RequestError } from '../../platform/request-error.ts';

/** Pages after an operation on a part of them: the whole must be valid for a save. */
export function parsePages(pages: unknown, language: Language): readonly Page[] {
  const parsed = v.safeParse(pagesSchema, pages);
  if (parsed.success) return parsed.output;
  throw new RequestError('invalid', { errors: inputErrors(parsed.issues, language) });
}
