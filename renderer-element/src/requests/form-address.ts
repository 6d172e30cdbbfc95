import { visitorRoutes } from '@form-builder/core/contract/visitor/visitor-routes.ts';

/** Which form to show, and with which token: the element's attributes. */
export interface FormAddress {
  readonly formId: string;
  readonly environment: string;
  /** The base URL of the API; ends with a slash. */
  readonly baseUrl: string;
  readonly tokenType: string;
  readonly accessToken: string | undefined;
}

/** The URL of the form: a request that any page may make, without tokens in it. */
export function formUrl({ baseUrl, formId, environment }: FormAddress): string {
  const path = visitorRoutes.getPublicForm.path.replace(':id', encodeURIComponent(formId));
  const url = new URL(path.slice(1), baseUrl);
  url.searchParams.set('environment', environment);
  return url.href;
}

/** The headers of every request; the language selects that of error messages. */
export function requestHeaders(
  address: Pick<FormAddress, 'tokenType' | 'accessToken'>,
  locale: string | undefined,
): Record<string, string> {
  return {
    accept: 'application/json',
    ...(locale && { 'accept-language': locale }),
    ...(address.accessToken && { authorization: `${address.tokenType} ${address.accessToken}` }),
  };
}

/** Equal for two addresses of the same form, whatever the token. */
export function addressKey({ baseUrl, formId, environment }: FormAddress): string {
  return JSON.stringify([baseUrl, formId, environment]);
}

/** The key of what the tab stores about logins and payments of a form. */
export const tabDataKey = (formId: string) => `form-builder-visit:${formId}`;
