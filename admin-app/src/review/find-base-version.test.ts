// @vitest-environment node
import type { VersionSummary } from '@form-builder/core/contract/staff/forms/versions.ts';
import { describe, expect, test } from 'vitest';
import { buildVersion } from '../testing/build-version.ts';
import { findBaseVersion } from './find-base-version.ts';

const stands = (
  id: VersionSummary['environments'][number]['id'],
  state: VersionSummary['environments'][number]['state'],
): VersionSummary['environments'][number] => ({
  id,
  state,
  at: '',
  user: null,
  remark: null,
  reviewers: [],
});

const version = (number: number, ...environments: VersionSummary['environments']): VersionSummary =>
  buildVersion({
    id: String(number),
    number,
    environments,
    is_published: environments.some(({ state }) => state === 'published'),
  });

describe('the version to compare with', () => {
  const proposed = version(5, stands('production', 'proposed'));

  test('is the one published where this one is proposed', () => {
    const versions = [proposed, version(4), version(3, stands('test', 'published'))];
    const published = version(2, stands('production', 'published'));
    expect(findBaseVersion(proposed, [...versions, published])).toBe(published);
  });

  test('is else the newest published one before it', () => {
    const published = version(3, stands('test', 'published'));
    const versions = [version(2, stands('test', 'published')), published, version(4), proposed];
    expect(findBaseVersion(proposed, versions)).toBe(published);
  });

  test('is else the one before it, never a later one', () => {
    const before = version(4);
    expect(findBaseVersion(proposed, [version(6), version(3), before, proposed])).toBe(before);
  });

  test('is none for the first version', () => {
    expect(findBaseVersion(version(1), [version(1), proposed])).toBeUndefined();
  });
});
