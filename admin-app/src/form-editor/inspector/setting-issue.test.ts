import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import { expect, test } from 'vitest';
import { settingIssue } from './setting-issue.ts';

test('names the part of a pattern that is refused', () => {
  expect(settingIssue(settingParts.pattern, '(a)\\1')).toEqual({
    id: 'pattern.back_reference',
    values: { part: '\\1' },
  });
  expect(settingIssue(settingParts.pattern, '[A-Z]{2}-\\d+')).toBeUndefined();
});
