import type { FormOptions } from './form-controller/form-options.ts';
import type { HostValues } from './state/host-values.ts';

/** The element's attributes as properties. */
export interface ElementProperties {
  formId?: string | undefined;
  environment?: string | undefined;
  locale?: string | undefined;
  tokenType?: string | undefined;
  accessToken?: string | undefined;
  refreshToken?: string | undefined;
  baseUrl?: string | undefined;
  pageTitle?: boolean | undefined;
  pageHistory?: boolean | undefined;
  hostValues?: HostValues | undefined;
}
export type ElementProperty = keyof ElementProperties;

/** The boolean properties; all others are text. */
const flags: ReadonlySet<ElementProperty> = new Set(['pageTitle', 'pageHistory']);

/** The property of each observed attribute. */
export const elementAttributes: Readonly<Record<string, ElementProperty>> = {
  'form-id': 'formId',
  environment: 'environment',
  locale: 'locale',
  'token-type': 'tokenType',
  'access-token': 'accessToken',
  'refresh-token': 'refreshToken',
  'base-url': 'baseUrl',
  'page-title': 'pageTitle',
  'page-history': 'pageHistory',
  'host-values': 'hostValues',
};

/** The value of an attribute's text; `undefined` for an absent or empty attribute. */
export function readAttribute(property: ElementProperty, text: string | null) {
  if (flags.has(property)) return text !== null && text !== 'false';
  return text === null || text === '' ? undefined : text;
}

/** The options for the controller; `undefined` while there is no form id. */
export function formOptions(
  properties: ElementProperties,
  scriptBase: string,
): FormOptions | undefined {
  const { formId, environment, tokenType, accessToken, baseUrl, locale, hostValues } = properties;
  if (!formId) return undefined;
  const address = {
    formId,
    environment: environment ?? 'production',
    baseUrl: baseUrl ? withSlash(new URL(baseUrl, document.baseURI).href) : scriptBase,
    tokenType: tokenType ?? 'Bearer',
    accessToken,
  };
  return { address, locale, hostValues };
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}
