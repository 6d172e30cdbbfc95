import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputTexts } from '../../platform/http/requests/input-texts.ts';
import { RequestError } from '../../platform/request-error.ts';

/** Refuses pages that may not stand in this version. */
export function refusePages(language: Language): never {
  throw new RequestError('invalid', { errors: { pages: [inputTexts[language].notAllowed] } });
}
