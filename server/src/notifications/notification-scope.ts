import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { Notification } from '@form-builder/core/contract/staff/users/notifications.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';

/** For whom, and since when. */
export interface NotificationScope {
  readonly tx: Transaction<Database>;
  readonly caller: Caller;
  readonly now: Date;
  readonly since: Date;
  readonly tenantId: string;
  readonly language: Language;
  readonly jobs: JobSender;
}

/** A notification as a source finds it. */
export type Noticed = Omit<Notification, 'is_read' | 'at'> & { readonly at: Date };

/** A notification with what most have not. */
export const about = (noticed: Pick<Noticed, 'id' | 'kind' | 'subject' | 'subject_id' | 'at'>) => ({
  form_id: null,
  environment: null,
  count: null,
  due_on: null,
  failure: null,
  ...noticed,
});

/** Whether the caller holds one of these permissions. */
export const has = ({ isRoot, permissions }: Caller, ...anyOf: Permission[]): boolean =>
  isRoot || anyOf.some((permission) => permissions.has(permission));
