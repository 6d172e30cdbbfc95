import type { InlineText } from './inline-text.ts';
import { tagManagerOrigins } from './tag-manager.ts';

/** Formats a Content-Security-Policy. */
function policy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

/**
 * The policy of a service worker, which is governed by its own response: it may only fetch from
 * this server.
 */
export const workerPolicy = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'connect-src': "'self'",
});

/** The policy of the worker that reads PDFs: it loads only its own decoders, and calls nothing. */
export const pdfWorkerPolicy = policy({ 'default-src': "'none'", 'script-src': "'self'" });

/**
 * The policy of the admin app: own files only; `nonce` allows the style element of the component
 * library.
 */
export function adminPolicy(nonce: string, options: AdminPolicyOptions): string {
  const issuer = options.issuerOrigin === null ? '' : ` ${options.issuerOrigin}`;
  const uploads = options.uploadOrigin === null ? '' : ` ${options.uploadOrigin}`;
  return policy({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'connect-src': `'self'${issuer}${uploads}`,
    'frame-src': `'self'${issuer}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': options.isFramable ? "'self'" : "'none'",
  });
}

/** The origins that the admin app calls besides this server. */
export interface AdminPolicyOptions {
  /** The sign-in service, when it is not part of this server. */
  readonly issuerOrigin: string | null;
  /** The origin of an external storage service, to which designers upload files of forms. */
  readonly uploadOrigin: string | null;
  /** Whether the app itself may frame the page, as the silent sign-in check does. */
  readonly isFramable: boolean;
}

/**
 * The policy of a page with one form: the element's files, the inline script and styles, the API,
 * the configured origin of map tiles, and an external storage service.
 */
export function formPagePolicy(options: FormPagePolicyOptions): string {
  const { imageUrls, uploadOrigin, loader, styles } = options;
  const uploads = uploadOrigin === null ? '' : ` ${uploadOrigin}`;
  const { script, measure } = options.hasTagManager === true ? tagManagerOrigins : noOrigins;
  return policy({
    'default-src': "'none'",
    'script-src': ["'self'", ...(loader ? [loader.source] : []), ...script].join(' '),
    'style-src': ["'self'", ...styles.map(({ source }) => source)].join(' '),
    'img-src': ["'self' data:", ...originsOf(imageUrls), ...measure].join(' '),
    'connect-src': [`'self'${uploads}`, ...measure].join(' '),
    'font-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  });
}

/** The policy of a page without scripts, with one form that goes to this server. */
export function plainPagePolicy({
  imageUrls,
  styles,
}: Pick<FormPagePolicyOptions, 'styles'> & {
  readonly imageUrls: readonly (string | null)[];
}): string {
  return policy({
    'default-src': "'none'",
    'style-src': styles.map(({ source }) => source).join(' '),
    'img-src': ["'self' data:", ...originsOf(imageUrls)].join(' '),
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
}

/** The policy of a page with one image of another site, in a frame of this server. */
export function imagePreviewPolicy(url: URL, style: InlineText): string {
  return policy({
    'default-src': "'none'",
    'style-src': style.source,
    'img-src': url.origin,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  });
}

/** The external origins of images; a path is on this server. */
export function originsOf(urls: readonly (string | null)[]): readonly string[] {
  const elsewhere = urls.filter((url) => url !== null && !url.startsWith('/'));
  return [...new Set(elsewhere.map((url) => new URL(url ?? '').origin))];
}

interface FormPagePolicyOptions {
  /** The URLs of images; paths are on this server. */
  readonly imageUrls: readonly (string | null)[];
  readonly uploadOrigin: string | null;
  readonly loader: InlineText | null;
  readonly styles: readonly InlineText[];
  /** Whether the form has a container of Google Tag Manager. */
  readonly hasTagManager?: boolean;
}

const noOrigins = { script: [], measure: [] };
