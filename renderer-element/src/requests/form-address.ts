import { visitorRoutes } from '@form-builder/core/contract/visitor/visitor-routes.ts';

/** Which form is shown, and on whose behalf: what the host page says in the element's attributes. */
export interface FormAddress {
  readonly formId: string;
  readonly environment: string;
  /** Where the API is; ends with a slash. */
  readonly baseUrl: string;
  readonly tokenType: string;
  readonly accessToken: string | undefined;
}

/** Where the form is read from: one request that any page may make, tokens never in the address. */
export function formUrl({ baseUrl, formId, environment }: FormAddress): string {
  const path = visitorRoutes.getPublicForm.path.replace(':id', encodeURIComponent(formId));
  const url = new URL(path.slice(1), baseUrl);
  url.searchParams.set('environment', environment);
  return url.href;
}

/** The headers of every call; the language decides in which one refusals are worded. */
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

/** The same for two addresses of one form, whoever asks for it. */
export function addressKey({ baseUrl, formId, environment }: FormAddress): string {
  return JSON.stringify([baseUrl, formId, environment]);
}

/** Under which key the tab keeps what it knows of logins and payments of a form. */
export const tabDataKey = (formId: string) => `form-builder-visit:${formId}`;
