import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { oidcSettingsSchema } from './oidc-settings.ts';
import { readIdentity } from './read-identity.ts';

const settings = (more: object = {}) =>
  v.parse(oidcSettingsSchema, {
    issuer: 'https://broker.example',
    client_id: 'formulieren',
    identifier: 'bsn',
    level: 'authsp_level',
    entity: 'city = address > city',
    levels: '20 = midden\n30 = hoog',
    ...more,
  });

describe('readIdentity', () => {
  test('follows the tenant’s mapping of claims and levels', () => {
    const claims = { bsn: '999993653', name: 'Jo', authsp_level: 20, address: { city: 'Delft' } };
    expect(readIdentity(claims, settings())).toEqual({
      identifier: '999993653',
      entity: { name: 'Jo', city: 'Delft' },
      level: 'midden',
    });
  });

  test('treats a name with dots as one claim', () => {
    const claim = 'urn:etoegang:1.9:EntityConcernedID:KvKnr';
    const found = readIdentity({ [claim]: '69599084' }, settings({ identifier: claim }));
    expect(found?.identifier).toBe('69599084');
  });

  test.each([{}, { bsn: '' }, { bsn: 999993653 }, { bsn: null }])(
    'finds nobody in %j',
    (claims) => {
      expect(readIdentity(claims, settings())).toBeUndefined();
    },
  );

  test('treats an unmapped level as none, and an absent one as the default', () => {
    const known = settings({ default_level: 'basis' });
    expect(readIdentity({ bsn: '1', authsp_level: '99' }, known)?.level).toBeNull();
    expect(readIdentity({ bsn: '1', authsp_level: 'constructor' }, known)?.level).toBeNull();
    expect(readIdentity({ bsn: '1' }, known)?.level).toBe('basis');
  });
});
