import type { ReviewedRights } from '@form-builder/core/contract/staff/users/rights-review.ts';
import { memberRoles } from '@form-builder/core/contract/staff/users/form-members.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { csvCell, csvMark } from '../../platform/csv-cell.ts';

/** The columns of the document, in order. */
const columns = [
  'name',
  'email',
  'roles',
  'groups',
  'forms',
  'seen_at',
  'confirmed_at',
  'confirmed_by',
  'is_due',
] as const satisfies readonly (keyof ReviewedRights)[];

/** The review of rights as CSV, for the auditor: a line per user, days without the time. */
export function writeReviewCsv(all: readonly ReviewedRights[], language: Language): string {
  const translate = translatorOf(language);
  const line = (cells: readonly string[]) => `${cells.map(csvCell).join(';')}\r\n`;
  const textOf = (user: ReviewedRights, column: (typeof columns)[number]): string => {
    if (column === 'roles')
      return user.is_root ? translate('rights_review.root') : user.roles.join(', ');
    if (column === 'groups')
      return user.groups.map(({ name, roles }) => `${name} (${roles.join(', ')})`).join(', ');
    if (column === 'forms')
      return memberRoles
        .filter((role) => user.forms[role] > 0)
        .map((role) => `${translate(`logbook.value.${role}`)} (${String(user.forms[role])})`)
        .join(', ');
    if (column === 'is_due') return translate(user.is_due ? 'summary.yes' : 'summary.no');
    if (column === 'seen_at' || column === 'confirmed_at') return (user[column] ?? '').slice(0, 10);
    return user[column] ?? '';
  };
  const head = line(columns.map((column) => translate(`rights_review.column.${column}`)));
  const lines = all.map((user) => line(columns.map((column) => textOf(user, column))));
  return csvMark + head + lines.join('');
}
