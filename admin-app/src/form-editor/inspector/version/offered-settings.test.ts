// @vitest-environment node
import { expect, test } from 'vitest';
import { offeredSettings } from './offered-settings.ts';

const offered = (stored: Readonly<Record<string, unknown>>, isInactive: boolean) =>
  offeredSettings('co_signature', stored, isInactive ? ['co_signing'] : []).map(({ key }) => key);

test('settings of a feature that is off are offered only to take it out', () => {
  expect(offered({}, false)).toEqual(['co_signature.is_enabled']);
  expect(offered({ 'co_signature.is_enabled': false }, true)).toEqual([]);
  const inUse = { 'co_signature.is_enabled': true };
  expect(offered(inUse, true)).toEqual(offered(inUse, false));
  expect(offered(inUse, true)).toContain('co_signature.is_enabled');
});
