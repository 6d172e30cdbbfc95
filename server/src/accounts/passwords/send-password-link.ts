import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import { sendTenantMail, type TenantMailSender } from '../../mails/tenant-mail.ts';
import type { JobContext, JobHandler } from '../../platform/jobs/job-handlers.ts';
import type { MailPart } from '../../platform/mail/compose-mail.ts';
import { createPublicKey, hashKey } from '../../platform/secrets/public-key.ts';
import { findUser, updateUserRow, type UserWithRoles } from '../users/users-queries.ts';
import { maySignInWithPassword } from './password-sign-in.ts';
import { upsertPasswordKey } from './password-keys-queries.ts';
import type { PasswordPurpose } from './password-jobs.ts';

const validMs: Readonly<Record<PasswordPurpose, number>> = {
  registration: 7 * 86_400_000,
  reset: 3_600_000,
};

/** The dependencies of the mail. */
export interface PasswordLinkOptions extends TenantMailSender {
  /** Whether users sign in with the embedded provider instead of an external one. */
  readonly hasPasswords: boolean;
}

/**
 * Mails a link to choose a password. The key is created here and exists only in the mail; it is in the
 * fragment, which browsers send to no server.
 */
export function createSendPasswordLink(
  options: PasswordLinkOptions,
): JobHandler<'send-password-link'> {
  return async (context, { userId, purpose }) => {
    const { tenant, transaction } = context;
    const user = await transaction((tx) => findUser(tx, tenant.id, userId));
    if (!user?.is_active) return;
    const hasPassword =
      options.hasPasswords &&
      (await transaction((tx) => maySignInWithPassword(tx, tenant.id, user)));
    // Users of an external provider change their password there.
    if (purpose === 'reset' && !hasPassword) return;
    const language = languageOf(user.locale);
    const translate = translatorOf(language);
    const words = { name: user.label, organisation: tenant.name };
    await sendTenantMail(context, options, {
      to: user.email,
      language,
      subject: translate(`mail.${subjects[purpose]}.subject`, words),
      parts: [
        { text: translate('mail.staff.greeting', words) },
        ...(hasPassword
          ? await linkParts(context, options, user, purpose)
          : externalParts(user, tenant.name, options.originOf(tenant))),
      ],
    });
    if (purpose === 'registration') {
      const sent = { registration_email_sent_at: new Date(context.now()) };
      await transaction((tx) => updateUserRow(tx, tenant.id, userId, sent));
    }
  };
}

const subjects = { registration: 'registration', reset: 'password_reset' } as const;

async function linkParts(
  { tenant, transaction, now }: JobContext,
  { originOf }: PasswordLinkOptions,
  user: UserWithRoles,
  purpose: PasswordPurpose,
): Promise<readonly MailPart[]> {
  const key = createPublicKey();
  await transaction((tx) =>
    upsertPasswordKey(tx, {
      tenant_id: tenant.id,
      user_id: user.id,
      key_hash: hashKey(key),
      expires_at: new Date(now() + validMs[purpose]),
    }),
  );
  const translate = translatorOf(languageOf(user.locale));
  const address = new URL('/password', originOf(tenant));
  address.hash = key;
  const link = { label: translate('mail.registration.action'), address: address.href };
  const text = translate(`mail.${subjects[purpose]}.text`, { organisation: tenant.name });
  return purpose === 'registration'
    ? [{ text }, link]
    : [{ text }, link, { text: translate('mail.password_reset.warning') }];
}

/** Users of the organisation's own provider have no password here. */
function externalParts(user: UserWithRoles, organisation: string, origin: string): MailPart[] {
  const translate = translatorOf(languageOf(user.locale));
  return [
    { text: translate('mail.registration.outside', { organisation }) },
    { label: translate('mail.registration.log_in'), address: new URL('/', origin).href },
  ];
}
