import type { TextRow } from './text-row.ts';
import { withoutProviderRecipients, withoutVersionRecipients } from './without-recipients.ts';

/** A table that a copy of a tenant has too. */
export interface CopiedTable {
  readonly table: string;
  /** A condition in SQL for the rows to copy, when it is not all of them. */
  readonly only?: string;
  /** Columns whose value the copy does not take over, with the value instead. */
  readonly without?: TextRow;
  /** The row as the copy takes it over, where a part of a value stays behind. */
  readonly change?: (row: TextRow) => TextRow;
  /** Whether only operators may write it: the rows of the copy are written as the owner of the tables. */
  readonly isOfOperators?: true;
  /** Whether its rows have an `id` that is new in the copy. */
  readonly hasNewIds?: boolean;
}

/** These settings belong to the people or the mailboxes of the organisation itself. */
const settingsOfOrganisation = [
  'title',
  'mail_from_name',
  'mail_from_address',
  'delivery_notice_address',
  // Outside sign-in providers are not copied, so the administrator signs in with a password.
  'password_sign_in',
];

/** What a copy has, in the order in which its foreign keys allow it. */
export const copiedTables: readonly CopiedTable[] = [
  { table: 'environments' },
  {
    table: 'settings',
    only: `id not in (${settingsOfOrganisation.map((id) => `'${id}'`).join(', ')})`,
  },
  { table: 'features', without: { updated_by: null } },
  // What the operator decided holds for the copy too: a feature that is pinned off stays off.
  { table: 'feature_pins', isOfOperators: true },
  { table: 'quotas', isOfOperators: true },
  { table: 'roles', hasNewIds: true },
  { table: 'themes', hasNewIds: true },
  { table: 'system_texts' },
  { table: 'glossary_terms', hasNewIds: true, without: { updated_by: null } },
  { table: 'labels', hasNewIds: true },
  { table: 'custom_lists' },
  { table: 'custom_list_items' },
  {
    table: 'providers',
    without: {
      sealed_secret: null,
      sealed_second_secret: null,
      sealed_third_secret: null,
      // A service of the source is not called before the new administrator says that it may be.
      is_down: 'true',
      paused_until: null,
    },
    change: withoutProviderRecipients,
  },
  { table: 'forms', hasNewIds: true, without: { created_by: null } },
  {
    table: 'form_versions',
    hasNewIds: true,
    without: { created_by: null, updated_by: null },
    change: withoutVersionRecipients,
  },
  { table: 'version_templates' },
  { table: 'form_retention' },
  { table: 'form_attachments' },
  {
    // Forms are published by the people of the new tenant; building blocks can be placed at once.
    table: 'version_environments',
    only: `exists (select from forms
      where forms.tenant_id = version_environments.tenant_id and forms.id = version_environments.form_id
        and forms.type = 'template')`,
    without: { user_id: null, remark: null },
  },
];

/**
 * What a copy never has: people with what they sign in with, visitors with what they filled in, secrets, and what
 * happened. A new table of tenants stands in one of the two lists.
 */
export const tablesLeftOut: readonly string[] = [
  'answer_scans',
  'bounced_addresses',
  'client_keys',
  'custom_list_sources',
  'data_request_actions',
  'data_request_matches',
  'data_requests',
  'delivery_attempts',
  'earlier_passwords',
  'email_changes',
  'email_notices',
  'export_schedules',
  'exports',
  'files',
  'form_group_members',
  'form_members',
  'legal_holds',
  'logbook',
  'logbook_chain',
  'logbook_checks',
  'logbook_copies',
  'login_attempts',
  'logins',
  'look_up_keys',
  'notification_reads',
  'oidc_payloads',
  'passkey_challenges',
  'passkeys',
  'password_keys',
  'payment_ledger',
  'payment_refunds',
  'payment_transactions',
  'processing_log',
  'provider_calls',
  'quarantined_files',
  'quota_crossings',
  'quota_usage',
  'recovery_codes',
  'retention_destructions',
  'retention_runs',
  'review_links',
  'scheduled_publications',
  'sign_in_attempts',
  'sign_in_link_roles',
  'sign_in_links',
  'sign_in_provider_roles',
  'sign_in_provider_sessions',
  'sign_in_providers',
  'signing_keys',
  'staff_sessions',
  'submission_attempts',
  'submission_co_signatures',
  'submission_codes',
  'submission_counters',
  'submission_deliveries',
  'submission_identities',
  'submission_keys',
  'submission_labels',
  'submission_mails',
  'submission_remarks',
  'submission_routes',
  'submission_views',
  'submissions',
  'tenant_keys',
  'totp_secrets',
  'used_login_messages',
  'user_group_members',
  'user_group_roles',
  'user_groups',
  'user_photos',
  'user_roles',
  'users',
  'version_journal',
  'version_presence',
  'version_remark_followers',
  'version_remark_mails',
  'version_remark_replies',
  'version_remarks',
  'version_reviewers',
  'visit_counts',
];
