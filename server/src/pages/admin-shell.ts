import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../platform/http/app-environment.ts';
import { adminPolicy, type AdminPolicyOptions } from './content-security-policy.ts';

const noncePlaceholder = '__CSP_NONCE__';

/** Returns the admin app's page for any of its URLs; `null` when the app is not built. */
export type AdminShell = (c: AppContext) => Promise<Response | null>;

/** Serves the built `index.html` with a new nonce for the styles that the app adds at run time. */
export function createAdminShell(
  folder: string,
  origins: Omit<AdminPolicyOptions, 'isFramable'>,
): AdminShell {
  const file = join(folder, 'index.html');
  return async (c) => {
    const html = await readFile(file, 'utf8').catch(() => null);
    if (html === null) return null;
    const nonce = randomBytes(16).toString('base64');
    const isFramable = c.req.path === '/auth/silent';
    c.header('Content-Security-Policy', adminPolicy(nonce, { ...origins, isFramable }));
    c.header('Cache-Control', 'no-store');
    return c.html(html.replaceAll(noncePlaceholder, nonce));
  };
}
