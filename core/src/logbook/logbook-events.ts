import type {
  LogbookEvent,
  LogbookGroup,
  LogbookRetention,
  LogbookSubject,
} from './logbook-event.ts';

const kind =
  (group: LogbookGroup, retention: LogbookRetention) =>
  <const S extends readonly LogbookSubject[]>(...subjects: S) => ({ group, retention, subjects });

const signIn = kind('sign_in', 'security');
const access = kind('access', 'security');
const users = kind('users', 'administration');
const settings = kind('settings', 'administration');
const forms = kind('forms', 'administration');
const submissions = kind('submissions', 'handling');
const payments = kind('payments', 'handling');
const logbook = kind('logbook', 'security');

/**
 * Every event of the logbook, by action. An action without a text in every language
 * (`logbook.action.*` in `core/src/messages`) does not compile.
 */
export const logbookEvents = {
  'sign_in.succeeded': signIn('user'),
  'sign_in.failed': signIn('user', 'organisation'),
  'sign_in.throttled': signIn('user', 'organisation'),
  'access.refused': access('organisation'),
  'user.created': users('user'),
  'user.updated': users('user'),
  'user.invited': users('user'),
  'user.signed_out': users('user'),
  'user.sessions_ended': users('user'),
  'user.password_set': users('user'),
  'user.mfa_set': users('user'),
  'user.mfa_removed': users('user'),
  'user.mfa_reset': users('user'),
  'user.passkey_added': users('user'),
  'user.passkey_removed': users('user'),
  'user.recovery_codes_created': users('user'),
  'user.recovery_code_used': signIn('user'),
  'user.joined_group': users('user'),
  'user.left_group': users('user'),
  'user.provider_linked': users('user'),
  'user.provider_unlinked': users('user'),
  'user.provider_roles_changed': users('user'),
  'user.provider_roles_kept': users('user'),
  'user.rights_confirmed': users('user'),
  'user.rights_withdrawn': users('user'),
  'user.rights_exported': users('organisation'),
  'role.created': users('role'),
  'role.updated': users('role'),
  'role.deleted': users('role'),
  'group.created': users('group'),
  'group.updated': users('group'),
  'group.deleted': users('group'),
  'retention.changed': settings('form'),
  'settings.updated': settings('settings'),
  'sign_in_provider.created': settings('settings'),
  'sign_in_provider.updated': settings('settings'),
  'sign_in_provider.deleted': settings('settings'),
  'system_texts.saved': settings('settings'),
  'environment.updated': settings('environment'),
  'provider.saved': settings('settings'),
  'provider.deleted': settings('settings'),
  'provider.outage_began': settings('settings'),
  'provider.outage_ended': settings('settings'),
  'custom_list.saved': settings('custom_list'),
  'custom_list.refreshed': settings('custom_list'),
  'custom_list.source_saved': settings('custom_list'),
  'custom_list.source_deleted': settings('custom_list'),
  'custom_list.deleted': settings('custom_list'),
  'theme.created': settings('theme'),
  'theme.updated': settings('theme'),
  'theme.deleted': settings('theme'),
  'form.created': forms('form'),
  'form.updated': forms('form'),
  'form.deleted': forms('form'),
  'form.archived': forms('form'),
  'form.unarchived': forms('form'),
  'form.member_added': forms('form'),
  'form.member_changed': forms('form'),
  'form.member_removed': forms('form'),
  'version.created': forms('version'),
  'version.deleted': forms('version'),
  'version.moved': forms('version'),
  'version.shared': forms('version'),
  'version.remarked': forms('version'),
  'version.remark_resolved': forms('version'),
  'version.remark_reopened': forms('version'),
  'submission.completed': submissions('submission'),
  'submission.co_signed': submissions('submission'),
  'submission.co_signature_declined': submissions('submission'),
  'submission.co_signature_expired': submissions('submission'),
  'submission.read': submissions('submission'),
  'submission.unmasked': submissions('submission'),
  'submission.identity_read': submissions('submission'),
  'submission.file_read': submissions('submission'),
  'submission.assigned': submissions('submission'),
  'submission.handled': submissions('submission'),
  'submission.reopened': submissions('submission'),
  'submission.labelled': submissions('submission'),
  'submission.remarked': submissions('submission'),
  'submission.deleted': submissions('submission'),
  'submission.mail_sent': submissions('submission'),
  'submission.mail_failed': submissions('submission'),
  'submission.mail_retried': submissions('submission'),
  'export.requested': submissions('form'),
  'export.consent_asked': submissions('form'),
  'export.consent_given': submissions('form'),
  'export.consent_refused': submissions('form'),
  'export.consent_expired': submissions('form'),
  'export.made': submissions('form'),
  'export.made_unmasked': submissions('form'),
  'export.downloaded': submissions('form'),
  'export.deleted': submissions('form'),
  'export.dropped': submissions('form'),
  'export.drop_failed': submissions('form'),
  'export.schedule_created': submissions('form'),
  'export.schedule_changed': submissions('form'),
  'export.schedule_paused': submissions('form'),
  'export.schedule_resumed': submissions('form'),
  'export.schedule_stopped': submissions('form'),
  'export.schedule_deleted': submissions('form'),
  'retention.applied': submissions('form'),
  'retention.report_exported': submissions('organisation'),
  'person.looked_up': submissions('form'),
  'hold.created': submissions('form', 'submission'),
  'hold.lifted': submissions('form', 'submission'),
  'privacy.request_created': submissions('organisation'),
  'privacy.person_searched': submissions('organisation'),
  'privacy.request_read': submissions('organisation'),
  'privacy.package_made': submissions('organisation'),
  'privacy.restricted': submissions('organisation'),
  'privacy.erased': submissions('organisation'),
  'privacy.corrected': submissions('organisation'),
  'privacy.request_extended': submissions('organisation'),
  'privacy.register_exported': submissions('organisation'),
  'privacy.request_closed': submissions('organisation'),
  'submission.delivered': submissions('submission'),
  'submission.delivery_failed': submissions('submission'),
  'submission.deliveries_retried': submissions('submission'),
  'payment.paid': payments('submission'),
  'payment.unclaimed': payments('submission'),
  'payment.amount_differs': payments('submission'),
  'payment.restarted': payments('submission'),
  'payment.refund_requested': payments('submission'),
  'payment.refunded': payments('submission'),
  'payment.refund_failed': payments('submission'),
  'payment.charged_back': payments('submission'),
  'payment.day_exported': payments('organisation'),
  'logbook.read': logbook('organisation', 'form', 'user'),
  'logbook.exported': logbook('organisation', 'form', 'user'),
  'logbook.damaged': logbook('organisation'),
  'logbook.cut': logbook('organisation'),
} as const satisfies Readonly<Record<string, LogbookEvent>>;

/** An action of the logbook. */
export type LogbookAction = keyof typeof logbookEvents;

/** The subject of an entry with this action. */
export type LogbookSubjectOf<A extends LogbookAction> =
  (typeof logbookEvents)[A]['subjects'][number];

/** Every action, in the order of the catalogue. */
// The keys of the catalogue are its actions; Object.keys widens them.
export const logbookActions = Object.keys(logbookEvents) as readonly LogbookAction[];
