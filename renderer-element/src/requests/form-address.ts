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

/** Returns the URL of the form, without tokens; any page may request it. */
export function formUrl({ baseUrl, formId, environment }: FormAddress): string {
  const path = visitorRoutes.getPublicForm.path.replace(':id', encodeURIComponent(formId));
  const url = new URL(path.slice(1), baseUrl);
  url.searchParams.set('environment', environment);
  return url.href;
}

/** Returns the headers of every request; the language is that of the error messages. */
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

/** Whether two addresses belong to the same form; the token does not matter. */
export function addressKey({ baseUrl, formId, environment }: FormAddress): string {
  return JSON.stringify([baseUrl, formId, environment]);
}

/** Returns the storage key of a form's logins and payments in this tab. */
export const tabDataKey = (formId: string) => `form-builder-visit:${formId}`;
