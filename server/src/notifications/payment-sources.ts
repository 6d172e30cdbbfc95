import type { NotificationKind } from '@form-builder/core/contract/staff/users/notifications.ts';
import { about, has, type Noticed, type NotificationScope } from './notification-scope.ts';
import { selectOddPayments } from './odd-payments-queries.ts';

/**
 * Money about which somebody must decide, for those who may pay it back: each payment once for each thing that happened to
 * it. What is paid back is no news any more.
 */
export async function oddPayments({ tx, caller, since }: NotificationScope): Promise<Noticed[]> {
  if (!has(caller, 'submission-refund')) return [];
  const rows = await selectOddPayments(tx, caller, since);
  return rows.flatMap((row) => {
    const moments: readonly (readonly [NotificationKind, Date | null])[] = [
      [
        row.received_currency === null ? 'payment_differs' : 'payment_currency_differs',
        row.differs_at,
      ],
      ['payment_unclaimed', row.unclaimed_at],
      ['payment_charged_back', row.charged_back_at],
    ];
    return moments.flatMap(([kind, at]) => {
      if (at === null || at <= since) return [];
      const { submission_id: subjectId, form_id, form_name: subject } = row;
      const noticed = about({ id: `${kind}:${row.id}`, kind, subject, subject_id: subjectId, at });
      return [{ ...noticed, form_id }];
    });
  });
}
