// @vitest-environment node
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { describe, expect, test } from 'vitest';
import type { PermissionHolder } from '../access/access.ts';
import { hasTransition, availableTransitions } from './available-transitions.ts';

const user = (...permissions: readonly Permission[]): PermissionHolder => ({
  is_root: false,
  permissions,
});
const root: PermissionHolder = { is_root: true, permissions: [] };
const proposer = user('form-propose-test');
const reviewer = user('form-review-test');
const publisher = user('form-publish-test');
const all = user('form-propose-test', 'form-review-test', 'form-publish-test');

describe('stepsFor', () => {
  test.each([
    ['not signed in', 'test', null, null, []],
    ['proposer, nothing yet', 'test', null, proposer, ['propose']],
    ['proposer, proposed', 'test', 'proposed', proposer, []],
    ['proposer, rejected', 'test', 'rejected', proposer, ['propose']],
    ['proposer elsewhere', 'production', null, proposer, []],
    ['reviewer, proposed', 'test', 'proposed', reviewer, ['approve', 'reject']],
    ['reviewer, approved', 'test', 'approved', reviewer, ['reject']],
    ['reviewer, nothing yet', 'test', null, reviewer, []],
    ['publisher, nothing yet', 'test', null, publisher, []],
    ['publisher, proposed', 'test', 'proposed', publisher, []],
    ['publisher, approved', 'test', 'approved', publisher, ['publish']],
    ['publisher, published', 'test', 'published', publisher, ['withdraw']],
    ['all rights, nothing yet', 'test', null, all, ['publish', 'propose']],
    ['all rights, proposed', 'test', 'proposed', all, ['publish', 'approve', 'reject']],
    ['all rights, withdrawn', 'test', 'withdrawn', all, ['publish', 'propose']],
    ['root, approved', 'production', 'approved', root, ['publish', 'reject']],
    [
      'development needs no review',
      'development',
      null,
      user('form-publish-development'),
      ['publish'],
    ],
    ['development, published', 'development', 'published', root, ['withdraw']],
    ['development without the right', 'development', null, all, []],
  ] as const)('%s', (...row) => {
    const [, environment, standing, who, transitions] = row;
    expect(availableTransitions(environment, standing, who, true)).toEqual(transitions);
  });

  test('leaves only the review to users who may not edit the form', () => {
    expect(availableTransitions('test', 'proposed', all, false)).toEqual(['approve', 'reject']);
    expect(availableTransitions('test', null, all, false)).toEqual([]);
  });
});

describe('hasStep', () => {
  const inTest = (state: 'proposed' | 'approved') => ({
    environments: [{ id: 'test' as const, state, at: '', user: null, remark: null }],
  });

  test('looks in every environment, also where nothing happened yet', () => {
    expect(hasTransition({ environments: [] }, proposer, true)).toBe(true);
    expect(hasTransition(inTest('proposed'), reviewer, false)).toBe(true);
  });

  test('is false for users who can make no transition of the version', () => {
    expect(hasTransition({ environments: [] }, reviewer, false)).toBe(false);
    expect(hasTransition(inTest('approved'), publisher, false)).toBe(false);
    expect(hasTransition(inTest('proposed'), user('submission-read'), false)).toBe(false);
  });
});
