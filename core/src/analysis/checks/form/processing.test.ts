import { describe, expect, test } from 'vitest';
import { buildField } from '../../../form/build-form.ts';
import type { VersionSettings } from '../../../version-settings/version-settings-schema.ts';
import { findingsIn } from '../../build-check.ts';

const name = buildField('text', 'name', { label: 'Naam' });
const bsn = buildField('bsn', 'bsn', { label: 'BSN' });
const login = buildField('auth', 'login', { label: 'Inloggen' });
const purpose = 'processing_purpose_missing processing.purpose';
const ground = 'processing_bsn_ground_missing processing.bsn_ground';
const processing = (settings: VersionSettings, ...fields: Parameters<typeof findingsIn>[0][]) =>
  findingsIn(fields.flat() as never, { settings }).filter((one) => one.startsWith('processing_'));

describe('the processing card', () => {
  test('is needed for a BSN, with the law that allows it', () => {
    expect(processing({}, [bsn])).toEqual([purpose, ground]);
    const filled = { 'processing.purpose': 'Parkeren', 'processing.bsn_ground': 'Wabb, art. 10' };
    expect(processing(filled, [bsn])).toEqual([]);
    expect(processing({ ...filled, 'processing.bsn_ground': ' ' }, [bsn])).toEqual([ground]);
  });

  test('is needed for a login', () => {
    expect(processing({}, [login])).toEqual([purpose]);
  });

  test('is not asked for in a form without an identifier, or when settings are unknown', () => {
    expect(processing({}, [name])).toEqual([]);
    expect(findingsIn([bsn])).toEqual([]);
  });
});
