import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import { formatInstant } from '@form-builder/core/formats/dates/local-time.ts';
import { sendTenantMail, type TenantMailSender } from '../../mails/tenant-mail.ts';
import type { RateLimit } from '../../platform/http/rate-limits/rate-limit.ts';
import type { JobContext, JobHandler } from '../../platform/jobs/job-handlers.ts';
import { selectAdministrators } from '../accounts-queries.ts';
import { selectEmergencyUses, type EmergencyUse } from './emergency-queries.ts';

declare module '../../platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** Mails the administrators that an emergency account signed in. */
    'announce-emergency-use': { readonly userId: string };
  }
}

/** The dependencies of the mails. */
export interface EmergencyMailOptions extends TenantMailSender {
  /** Counts announcements by account. */
  readonly limitAnnouncements: RateLimit;
}

const dayMs = 86_400_000;

/**
 * Mails every administrator but the account itself that an emergency account (root) signed in; at most once an hour for
 * an account. The bell and the logbook have every sign-in.
 */
export function createAnnounceEmergencyUse(
  options: EmergencyMailOptions,
): JobHandler<'announce-emergency-use'> {
  return async (context, { userId }) => {
    const { tenant, transaction, now } = context;
    if (!options.mailer.isAvailable) return;
    const since = new Date(now() - dayMs);
    const { use, administrators } = await transaction(async (tx) => ({
      use: (await selectEmergencyUses(tx, { tenantId: tenant.id, since, userId }))[0],
      administrators: await selectAdministrators(tx, tenant.id),
    }));
    if (use === undefined) return;
    const { retryAfterSeconds } = await options.limitAnnouncements(`${tenant.id}:${userId}`);
    if (retryAfterSeconds > 0) return;
    for (const administrator of administrators)
      if (administrator.id !== userId) await mail(context, options, use, administrator);
  };
}

type Administrator = Awaited<ReturnType<typeof selectAdministrators>>[number];

async function mail(
  context: JobContext,
  options: EmergencyMailOptions,
  use: EmergencyUse,
  administrator: Administrator,
): Promise<void> {
  const { tenant } = context;
  const language = languageOf(administrator.locale);
  const translate = translatorOf(language);
  const words = {
    name: administrator.name,
    account: use.name,
    organisation: tenant.name,
    moment: formatInstant(use.lastAt, language, 'long'),
    network: use.lastOrigin,
  };
  await sendTenantMail(context, options, {
    // A repeated job sends mails that mail programs recognise.
    id: `${use.id}.${String(use.lastAt.getTime())}.${administrator.id}`,
    to: administrator.email,
    language,
    subject: translate('mail.emergency_use.subject', words),
    parts: [
      { text: translate('mail.staff.greeting', words) },
      { text: translate('mail.emergency_use.text', words) },
      { text: translate('mail.emergency_use.warning') },
      {
        label: translate('mail.emergency_use.action'),
        address: new URL(`/users/${use.id}/logboek`, options.originOf(tenant)).href,
      },
    ],
  });
}
