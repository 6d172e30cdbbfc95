// @vitest-environment node
import type { EnvironmentState } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { VersionSummary } from '@form-builder/core/contract/staff/forms/versions.ts';
import { describe, expect, test } from 'vitest';
import { findPendingTransitions } from './find-pending-transitions.ts';

function version(
  id: string,
  environment: EnvironmentId,
  state: EnvironmentState,
  at: string,
): VersionSummary {
  return {
    id,
    form_id: 'form',
    number: 1,
    title: 'Versie',
    description: '',
    form_type: 'form',
    form_title: 'Formulier',
    created_at: at,
    updated_at: at,
    latest_change: null,
    environments: [{ id: environment, state, at, user: null, remark: null, reviewers: [] }],
    scheduled_publications: [],
    is_owner: false,
    is_editable: true,
    is_deletable: false,
    is_published: false,
    has_been_published_to_production: false,
    revision: 1,
  };
}

const versions = [
  version('late', 'test', 'proposed', '2026-11-19T10:00:00Z'),
  version('early', 'production', 'proposed', '2026-11-18T10:00:00Z'),
  version('approved', 'test', 'approved', '2026-11-17T10:00:00Z'),
  version('published', 'test', 'published', '2026-11-16T10:00:00Z'),
];
const found = (...permissions: readonly Permission[]) =>
  findPendingTransitions(versions, {
    user: { id: 'me', is_root: false, permissions },
    mayChangeForm: true,
    needsFourEyes: true,
  }).map(({ version: { id }, waitsFor }) => `${waitsFor} ${id}`);

describe('findPendingTransitions', () => {
  test('shows a reviewer the proposals of their environments only', () => {
    expect(found('form-review-test')).toEqual(['review late']);
  });

  test('puts the longest waiting first', () => {
    expect(found('form-review-test', 'form-review-production')).toEqual([
      'review early',
      'review late',
    ]);
  });

  test('shows a proposal to those who were asked only', () => {
    const [late] = versions;
    const asked = (id: string) => {
      const environments = late?.environments.map((standing) => ({
        ...standing,
        reviewers: [{ id, name: 'Bea' }],
      }));
      const version = late && environments && { ...late, environments };
      return findPendingTransitions(version ? [version] : [], {
        user: { id: 'me', is_root: false, permissions: ['form-review-test'] },
        mayChangeForm: true,
        needsFourEyes: true,
      }).map(({ isAsked }) => isAsked);
    };
    expect(asked('me')).toEqual([true]);
    expect(asked('bea')).toEqual([]);
  });

  test('shows a publisher what was approved', () => {
    expect(found('form-publish-test')).toEqual(['publish approved']);
  });

  test('shows nothing to someone without those rights', () => {
    expect(found('form-edit')).toEqual([]);
  });
});
