import { languageOf, type Language } from '@form-builder/core/messages/languages.ts';
import type { Hono } from 'hono';
import type { Transaction } from 'kysely';
import type { Pool } from 'pg';
import { plainPagePolicy } from '../pages/content-security-policy.ts';
import { createPageSettingsFinder } from '../pages/page-settings.ts';
import { pageStyle } from '../pages/page-style.ts';
import { problemPage } from '../pages/problem-page.ts';
import type { Database } from '../platform/database/database.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import type { AppContext, AppEnvironment } from '../platform/http/app-environment.ts';
import type { ResolveTenant } from '../platform/http/tenancy/tenancy.ts';
import { RequestError } from '../platform/request-error.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { findReminderId } from './reminder-link.ts';
import { renderReminderPage, reminderPageStyle, type ReminderPageState } from './reminder-page.ts';
import { selectReminderLanguage, unsubscribe } from './unsubscribe-queries.ts';

interface ReminderPages {
  readonly pool: Pool;
  readonly runtime: Pick<Runtime, 'now'>;
  readonly cipher: Pick<SecretCipher, 'fingerprint'>;
  readonly resolveTenant: ResolveTenant;
}

/**
 * `/reminders/{token}`: the link in a reminder. `GET` asks, because mail scanners follow links; `POST`, by the button
 * or by a mail program (RFC 8058), ends reminders of the draft.
 */
export function mountReminders(app: Hono<AppEnvironment>, pages: ReminderPages): void {
  const answer = createAnswer(pages);
  app.get('/reminders/:token', (c) =>
    answer(c, async (tx, mailId) => ['ask', await selectReminderLanguage(tx, mailId)]),
  );
  app.post('/reminders/:token', (c) =>
    answer(c, async (tx, mailId) => [
      'done',
      await unsubscribe(tx, mailId, new Date(pages.runtime.now())),
    ]),
  );
}

/** Acts on the reminder; returns the state of the page, and the locale of the visit if there is such a reminder. */
type Act = (
  tx: Transaction<Database>,
  mailId: string,
) => Promise<readonly [ReminderPageState, string | undefined]>;

function createAnswer({ pool, cipher, resolveTenant }: ReminderPages) {
  const findPageSettings = createPageSettingsFinder(pool);
  return async (c: AppContext, act: Act): Promise<Response> => {
    c.set('route', '/reminders/:token');
    setHeaders(c, null);
    try {
      const tenant = await resolveTenant(c.env.incoming);
      c.set('tenant', tenant);
      const { sender } = await findPageSettings(tenant);
      setHeaders(c, sender.logoUrl);
      const token = c.req.param('token') ?? '';
      const [state, locale] = await withTenant(
        pool,
        tenant.id,
      )(async (tx) => {
        const mailId = findReminderId(cipher, tenant.id, token);
        return mailId === undefined ? (['unknown', undefined] as const) : act(tx, mailId);
      });
      const language: Language = locale === undefined ? c.get('language') : languageOf(locale);
      if (locale !== undefined) return c.html(renderReminderPage(state, language, sender));
      return c.html(renderReminderPage('unknown', language, sender), 404);
    } catch (error) {
      if (error instanceof RequestError) return problemPage(c, error.code, null);
      throw error;
    }
  };
}

/** The address holds the token: no cache and no other site may get it. */
function setHeaders(c: AppContext, logoUrl: string | null): void {
  const styles = [pageStyle, reminderPageStyle];
  c.header('Content-Security-Policy', plainPagePolicy({ imageUrls: [logoUrl], styles }));
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
}
