import type { ExportChoices } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { sql, type Transaction } from 'kysely';
import { userLabel } from '../../accounts/users/users-queries.ts';
import { isVisibleTo } from '../../forms/visible-forms.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';

const atMost = 200;

/** The exports of colleagues that wait for the consent of somebody who may see the form, the first to expire first. */
export function selectConsentRequests(tx: Transaction<Database>, caller: Caller, now: Date) {
  return (
    tx
      .selectFrom('exports')
      .innerJoin('forms', (join) =>
        join
          .onRef('forms.tenant_id', '=', 'exports.tenant_id')
          .onRef('forms.id', '=', 'exports.form_id'),
      )
      .select(['exports.id', 'forms.id as form_id', 'exports.form_title', 'exports.created_at'])
      .select(
        sql<string>`(
        select ${userLabel} from users
        where users.tenant_id = exports.tenant_id and users.id = exports.user_id
      )`.as('requested_by'),
      )
      // Only exports of submissions ask for consent.
      .select((eb) => eb.ref('exports.choices').$castTo<ExportChoices>().as('choices'))
      .select((eb) => eb.ref('exports.consent_expires_at').$notNull().as('expires_at'))
      .where('exports.kind', '=', 'submissions')
      .where('exports.status', '=', 'pending')
      .where('exports.consent', '=', 'asked')
      .where('exports.consent_expires_at', '>', now)
      .where('exports.user_id', '<>', caller.id)
      .where(isVisibleTo(caller))
      .orderBy('exports.consent_expires_at')
      .orderBy('exports.id')
      .limit(atMost)
      .execute()
  );
}
