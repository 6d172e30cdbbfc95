import type { Hono } from 'hono';
import { html } from '../platform/html/html.ts';
import type { AppContext, AppEnvironment } from '../platform/http/app-environment.ts';
import { RequestError } from '../platform/request-error.ts';
import { imagePreviewPolicy } from './content-security-policy.ts';
import { toInlineText } from './inline-text.ts';

const path = '/pages/image-preview';

const style = toInlineText(
  'html { background: #fff; color: #1a1a1a; font: 0.875rem system-ui, sans-serif; } body { margin: 0; } img { max-width: 100%; max-height: 100vh; object-fit: contain; }',
);

/**
 * Serves a page with one image of another site, for a frame of the admin app, whose own policy allows images of this
 * server only. The browser loads the image: this server requests no address that somebody types.
 */
export function mountImagePreview(app: Hono<AppEnvironment>): void {
  app.get(path, (c) => {
    c.set('route', path);
    const url = parseImageUrl(c.req.query('url'));
    if (url === undefined || !isOwnFrame(c)) throw new RequestError('not_found');
    c.header('Content-Security-Policy', imagePreviewPolicy(url, style));
    c.header('Cache-Control', 'no-store');
    const page = html`<!doctype html><html lang="${c.get('language')}"><head><meta charset="utf-8" /><title>${url.hostname}</title><style>`;
    const image = html`</style></head><body><img src="${url.href}" alt="${url.href}" referrerpolicy="no-referrer" /></body></html>`;
    return c.html(page.markup + style.text + image.markup);
  });
}

/** Only a page of this server may frame it: as a page of its own it would show images of anybody under this name. */
const isOwnFrame = (c: AppContext): boolean =>
  c.req.header('sec-fetch-dest') === 'iframe' && c.req.header('sec-fetch-site') === 'same-origin';

function parseImageUrl(text: string | undefined): URL | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' ? url : undefined;
}
