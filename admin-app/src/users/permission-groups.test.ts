// @vitest-environment node
import { permissions } from '@form-builder/core/contract/permissions.ts';
import { expect, test } from 'vitest';
import { permissionGroups } from './permission-groups.ts';

test('every permission is in one group', () => {
  const listed = permissionGroups.flatMap((group) => group.permissions);
  expect(listed.toSorted()).toEqual([...permissions].sort());
});
