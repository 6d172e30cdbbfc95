// @vitest-environment node
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { describe, expect, test } from 'vitest';
import {
  guestScreen,
  hasAnyPermission,
  checkAccess,
  privateScreen,
  publicScreen,
  filterAccessible,
  type PermissionHolder,
} from './access.ts';

const user = (...permissions: readonly Permission[]): PermissionHolder => ({
  is_root: false,
  permissions,
});
const root: PermissionHolder = { is_root: true, permissions: [] };

describe('checkAccess', () => {
  test.each([
    ['public screen, not signed in', publicScreen, null, 'allow'],
    ['public screen, user', publicScreen, user(), 'allow'],
    ['guest screen, not signed in', guestScreen, null, 'allow'],
    ['guest screen, user', guestScreen, user(), 'home'],
    ['private screen, not signed in', privateScreen(), null, 'sign-in'],
    ['private screen without permissions, user', privateScreen(), user(), 'allow'],
    [
      'one of several permissions',
      privateScreen('form-read', 'form-edit'),
      user('form-edit'),
      'allow',
    ],
    [
      'none of several permissions',
      privateScreen('form-read', 'form-edit'),
      user('users-all'),
      'denied',
    ],
    ['root without permissions', privateScreen('submission-list'), root, 'allow'],
    ['permission required, not signed in', privateScreen('submission-list'), null, 'sign-in'],
  ] as const)('%s', (_, access, signedIn, expected) => {
    expect(checkAccess(access, signedIn, [])).toBe(expected);
  });
});

describe('hasAnyPermission', () => {
  test('is false without a user, even when nothing is required', () => {
    expect(hasAnyPermission(null, [])).toBe(false);
  });
});

describe('reachable', () => {
  const items = [
    { id: 'dashboard', access: privateScreen() },
    { id: 'submissions', access: privateScreen('submission-list') },
    { id: 'settings', access: privateScreen('form-edit'), isVisible: false },
  ];

  test('keeps the order and leaves out what the user may not open', () => {
    expect(filterAccessible(items, user('form-edit'), []).map((item) => item.id)).toEqual([
      'dashboard',
    ]);
  });

  test('leaves out what is switched off, even for root', () => {
    expect(filterAccessible(items, root, []).map((item) => item.id)).toEqual([
      'dashboard',
      'submissions',
    ]);
  });
});
