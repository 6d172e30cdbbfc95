import { rightsReviewDays } from '@form-builder/core/contract/staff/users/rights-review.ts';
import { expiryWarningDays } from '@form-builder/core/contract/staff/settings/providers.ts';
import { selectEmergencyUses } from '../accounts/emergency-account/emergency-queries.ts';
import { selectConsentRequests } from '../exports/consent/consent-queries.ts';
import { kindOf } from '../exports/kinds/kind-of.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { findCrossings } from '../quotas/quota-crossings.ts';
import { dayInAmsterdam } from '../platform/day-in-amsterdam.ts';
import { expiriesOf } from '../providers/provider-expiries.ts';
import { selectAllProviders } from '../providers/providers-queries.ts';
import { selectLongWaiting } from '../files/files-queries.ts';
import { selectHeldFiles } from '../quarantine/quarantine-queries.ts';
import {
  selectDueRequests,
  selectDueRights,
  selectEndedExports,
  selectFailedDeliveries,
  selectFailedPublications,
  selectRemarkedVersions,
  selectWaitingExports,
} from './notifications-queries.ts';
import { about, has, type Noticed, type NotificationScope } from './notification-scope.ts';
import { oddPayments } from './payment-sources.ts';
import { decisions, endedProposals, proposals } from './proposal-sources.ts';

/** Remarks and replies of others in threads that concern the caller: one notification for each version. */
async function remarks({ tx, caller, since }: NotificationScope): Promise<Noticed[]> {
  if (!has(caller, 'form-read', 'form-edit')) return [];
  const rows = await selectRemarkedVersions(tx, caller, since);
  return rows.map(({ version_id: subjectId, title, count, at }) => ({
    ...about({
      id: `remarks:${subjectId}:${String(at.getTime())}`,
      kind: 'version_remarked',
      subject: title,
      subject_id: subjectId,
      at,
    }),
    count,
  }));
}

/** Versions that were not published at their moment, for who scheduled them and the owners of their forms. */
async function failedPublications({ tx, caller, since }: NotificationScope): Promise<Noticed[]> {
  if (!has(caller, 'form-read', 'form-edit')) return [];
  const rows = await selectFailedPublications(tx, caller, since);
  return rows.map(({ id, version_id: subjectId, environment, title, at, failure }) => ({
    ...about({
      id: `publication:${id}:${String(at.getTime())}`,
      kind: 'publication_failed',
      subject: title,
      subject_id: subjectId,
      at,
    }),
    environment,
    failure,
  }));
}

/** The caller's exports that are ready or failed. */
async function exports(scope: NotificationScope): Promise<Noticed[]> {
  const { tx, caller, now, since, language } = scope;
  const rows = await selectEndedExports(tx, caller.id, { now, since });
  return rows.map(({ record, at }) => {
    const { id, status, failure } = record;
    return about({
      id: `export:${id}:${status}:${String(at.getTime())}`,
      kind: status === 'failed' ? failureKind(failure) : 'export_available',
      subject: kindOf(record).title(language),
      subject_id: id,
      at,
    });
  });
}

const failureKind = (failure: string | null) =>
  failure === 'consent_refused' || failure === 'consent_expired'
    ? 'export_refused'
    : 'export_failed';

/** The caller's exports that wait for a colleague, and those of colleagues that wait for somebody like the caller. */
async function consents({ tx, caller, now }: NotificationScope): Promise<Noticed[]> {
  if (!has(caller, 'submission-export')) return [];
  const own = await selectWaitingExports(tx, caller.id, now);
  const others = await selectConsentRequests(tx, caller, now);
  return [
    ...own.map((row) => ({ ...row, kind: 'export_waiting' as const })),
    ...others.map((row) => ({ ...row, kind: 'consent_waiting' as const })),
  ].map(({ id, kind, form_title: subject, created_at: at }) =>
    about({ id: `${kind}:${id}`, kind, subject, subject_id: id, at }),
  );
}

/** Forms of which submissions did not reach another system. */
async function deliveries({ tx, caller, since }: NotificationScope): Promise<Noticed[]> {
  if (!has(caller, 'submission-read')) return [];
  const rows = await selectFailedDeliveries(tx, caller, since);
  return rows.map(({ form_id: subjectId, title, count, at }) => ({
    ...about({
      id: `deliveries:${subjectId}:${String(at.getTime())}`,
      kind: 'deliveries_failed',
      subject: title,
      subject_id: subjectId,
      at,
    }),
    count,
  }));
}

const dayMs = 86_400_000;
/** A request is announced this many days before it is due. */
const dueWithinDays = 7;

/** Requests of citizens that must be answered within a week. */
async function dueRequests({ tx, caller, now }: NotificationScope): Promise<Noticed[]> {
  if (!has(caller, 'privacy-requests')) return [];
  const last = new Date(now.getTime() + dueWithinDays * dayMs).toISOString().slice(0, 10);
  const rows = await selectDueRequests(tx, last);
  return rows.map(({ id, reference, due_on: dueOn }) => ({
    ...about({
      id: `data-request:${id}:${dueOn}`,
      kind: 'data_request_due',
      subject: reference,
      subject_id: id,
      at: new Date(Date.parse(`${dueOn}T00:00:00Z`) - dueWithinDays * dayMs),
    }),
    due_on: dueOn,
  }));
}

/** Colleagues whose rights nobody looked at for a year. */
async function dueRights({ tx, caller, now }: NotificationScope): Promise<Noticed[]> {
  if (!has(caller, 'users-roles')) return [];
  const reviewMs = rightsReviewDays * dayMs;
  const { count, last } = await selectDueRights(tx, {
    callerId: caller.id,
    before: new Date(now.getTime() - reviewMs),
  });
  if (last === null) return [];
  const at = new Date(last.getTime() + reviewMs);
  const id = `rights:${String(at.getTime())}`;
  return [{ ...about({ id, kind: 'rights_due', subject: '', subject_id: '', at }), count }];
}

/** Sign-ins of emergency accounts other than the caller's own, for administrators. */
async function emergencies({ tx, caller, since, tenantId }: NotificationScope): Promise<Noticed[]> {
  if (!has(caller, 'users-roles') || !has(caller, 'users-all')) return [];
  const uses = await selectEmergencyUses(tx, { tenantId, since });
  return uses
    .filter(({ id }) => id !== caller.id)
    .map(({ id: subjectId, name: subject, count, lastAt: at }) => ({
      ...about({
        id: `emergency:${subjectId}:${String(at.getTime())}`,
        kind: 'emergency_account_used',
        subject,
        subject_id: subjectId,
        at,
      }),
      count,
    }));
}

/** Providers that stop soon, because a secret, a certificate or metadata expires. */
async function expiries({ tx, caller, now }: NotificationScope): Promise<Noticed[]> {
  if (!has(caller, 'admin-providers')) return [];
  const warningMs = expiryWarningDays * dayMs;
  return (await selectAllProviders(tx)).flatMap((provider) =>
    expiriesOf(provider)
      .filter(({ at }) => at - warningMs <= now.getTime())
      .map(({ kind, at }) => {
        const stage = provider.serves_tests ? 'test' : 'production';
        const dueOn = new Date(at).toISOString().slice(0, 10);
        return {
          ...about({
            id: `expiry:${provider.id}:${stage}:${kind}:${dueOn}`,
            kind: 'certificate_expires',
            subject: provider.name,
            subject_id: provider.id,
            at: new Date(at - warningMs),
          }),
          due_on: dueOn,
        };
      }),
  );
}

/** Providers that are not called because they are down. */
async function pausedProviders({ tx, caller, now }: NotificationScope): Promise<Noticed[]> {
  if (!has(caller, 'admin-providers')) return [];
  return (await selectAllProviders(tx)).flatMap((provider) => {
    const { id, serves_tests, kind, name, paused_until: until } = provider;
    if (until === null) return [];
    const stage = serves_tests ? 'test' : 'production';
    const at = until < now ? until : now;
    const paused = kind === 'delivery' ? 'receiver_paused' : 'provider_paused';
    const noticed = { kind: paused, subject: name, subject_id: id, at } as const;
    // The same for a day, however often the pause is renewed.
    return [about({ id: `paused:${id}:${stage}:${dayInAmsterdam(until.getTime())}`, ...noticed })];
  });
}

/** Files that were set aside, until somebody decides about them. */
async function quarantine({ tx, caller, since }: NotificationScope): Promise<Noticed[]> {
  if (!has(caller, 'admin-forms-settings')) return [];
  const { count, last } = await selectHeldFiles(tx, since);
  if (last === null) return [];
  const id = `quarantine:${String(last.getTime())}`;
  const noticed = { id, kind: 'file_quarantined', subject: '', subject_id: '', at: last } as const;
  return [{ ...about(noticed), count }];
}

const waitsLongMs = 3_600_000;

/** Files of submissions that wait for the virus scanner for more than an hour. */
async function waitingFiles({ tx, caller, now }: NotificationScope): Promise<Noticed[]> {
  if (!has(caller, 'admin-forms-settings')) return [];
  const { count, first } = await selectLongWaiting(tx, new Date(now.getTime() - waitsLongMs));
  if (first === null) return [];
  const at = new Date(first.getTime() + waitsLongMs);
  const id = `waiting-files:${String(at.getTime())}`;
  return [{ ...about({ id, kind: 'files_waiting', subject: '', subject_id: '', at }), count }];
}

/** Limits of the operator that are nearly or fully used. */
async function quotas({ tx, caller, now, tenantId, language, jobs }: NotificationScope) {
  if (!has(caller, 'admin-forms-settings')) return [];
  const crossings = await findCrossings({ tx, tenantId, nowMs: now.getTime() }, jobs);
  return crossings.map(({ id, period, percent, at }): Noticed =>
    about({
      id: `quota:${id}:${period}:${String(percent)}:${String(at.getTime())}`,
      kind: percent === 100 ? 'quota_reached' : 'quota_near',
      subject: translatorOf(language)(`quota.${id}.name`),
      subject_id: id,
      at,
    }),
  );
}

/** Everything that makes notifications, each with the rights that it needs. */
export const notificationSources: readonly ((scope: NotificationScope) => Promise<Noticed[]>)[] = [
  proposals,
  decisions,
  endedProposals,
  remarks,
  failedPublications,
  exports,
  consents,
  deliveries,
  oddPayments,
  dueRequests,
  dueRights,
  emergencies,
  expiries,
  pausedProviders,
  quarantine,
  waitingFiles,
  quotas,
];
