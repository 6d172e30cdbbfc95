import { expect, test } from 'vitest';
import { settingParts } from '../settings/setting-parts.ts';
import { authDefinition } from './auth.ts';

test('a login keeps the scope of an imported form, and offers no control that has no effect', () => {
  expect(authDefinition.settings).toContain('scope');
  expect(settingParts.scope.input).toBe('none');
});
