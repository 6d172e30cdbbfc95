import { expect, test } from 'vitest';
import { permissionGroups } from './permission-groups.ts';
import { permissions } from './permissions.ts';

test('every permission is in one group', () => {
  const listed = permissionGroups.flatMap((group) => group.permissions);
  expect(listed.toSorted()).toEqual([...permissions].sort());
});
