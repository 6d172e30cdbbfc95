import { permissionGroups } from '@form-builder/core/contract/permission-groups.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { csvCell, csvMark } from '../../platform/csv-cell.ts';
import type { RoleWithUsers } from './roles-queries.ts';

/** The matrix of roles as CSV: a line per permission in the order of the screen, a column per role with `x` or nothing. */
export function writeRoleMatrix(
  roles: readonly Pick<RoleWithUsers, 'name' | 'permissions'>[],
  language: Language,
): string {
  const translate = translatorOf(language);
  const line = (cells: readonly string[]) => `${cells.map(csvCell).join(';')}\r\n`;
  const head = line([
    translate('role_matrix.column.group'),
    translate('role_matrix.column.permission'),
    ...roles.map(({ name }) => name),
  ]);
  const lines = permissionGroups.flatMap(({ id, permissions }) =>
    permissions.map((permission) =>
      line([
        translate(`permission_group.${id}`),
        translate(`permission.${permission}`),
        ...roles.map((role) => (role.permissions.includes(permission) ? 'x' : '')),
      ]),
    ),
  );
  return csvMark + head + lines.join('');
}
