import type { Language } from '@form-builder/core/messages/languages.ts';
import { chooseLanguage } from '../pages/choose-language.ts';
import type { Exchange } from './sign-in-context.ts';

/**
 * The language of a login page: the one chosen on it, or else that of the previous page, the application's
 * request or the browser.
 */
export function pageLanguage(
  { request, interaction: { params } }: Exchange,
  before: { readonly posted?: string | undefined; readonly kept?: string | undefined } = {},
): Language {
  const chosen =
    new URL(request.url ?? '/', 'http://localhost').searchParams.get('lang') ?? undefined;
  const asked = params['ui_locales'];
  return chooseLanguage(
    before.posted,
    chosen,
    before.kept,
    typeof asked === 'string' ? asked : undefined,
    request.headers['accept-language'],
  );
}
