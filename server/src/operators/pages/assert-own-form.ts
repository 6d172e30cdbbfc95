import type { AppContext } from '../../platform/http/app-environment.ts';
import { RequestError } from '../../platform/request-error.ts';

/**
 * Only a form of these pages is accepted. Browsers say which site posts it; these pages send no referrer, so that the
 * origin of their own forms is `null`.
 */
export function assertOwnForm(c: AppContext): void {
  if (c.req.header('sec-fetch-site') !== 'same-origin')
    throw new RequestError('origin_not_allowed');
}
