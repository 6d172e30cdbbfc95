import type { Painter } from '@form-builder/core/contract/painter.ts';
import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import type { FindPainter } from '../painting/find-painter.ts';
import type { AppEnvironment } from '../platform/http/app-environment.ts';
import { PreparedAnswer } from '../platform/http/prepared-answer.ts';
import { presentPrepared } from '../platform/http/present-prepared.ts';

const route = '/pages/element/:file';
const prepared = new WeakMap<Painter, { readonly answer: PreparedAnswer; readonly path: string }>();

/** Where the element's styles are for pages that are readable before its code has come. */
export function elementStylesPath(painter: Painter): string {
  return prepare(painter).path;
}

/** Serves the element's styles under a name that changes with them. */
export function mountElementStyles(app: Hono<AppEnvironment>, findPainter: FindPainter): void {
  app.get(route, async (c, next) => {
    c.set('route', route);
    const painter = await findPainter();
    if (painter === null) return next();
    const { answer, path } = prepare(painter);
    if (c.req.path !== path) return next();
    const response = await presentPrepared(c, answer, 'text/css');
    response.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
    return response;
  });
}

function prepare(painter: Painter) {
  const known = prepared.get(painter);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(painter.styles).digest('hex').slice(0, 12);
  const made = { answer: new PreparedAnswer(painter.styles), path: `/pages/element/${name}.css` };
  prepared.set(painter, made);
  return made;
}
