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
      kind: 'bsn',
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

  const legalSubject = 'urn:etoegang:core:LegalSubjectID';
  const kvkClaim = 'urn:etoegang:1.9:EntityConcernedID:KvKnr';
  const rsinKind = 'urn:etoegang:1.9:EntityConcernedID:RSIN';
  const pseudoKind = 'urn:etoegang:1.12:EntityConcernedID:PseudoID';
  test.each([
    ['as the tenant set it', { identifier: 'sub', identifier_kind: 'pseudonym' }, 'identifier'],
    ['as the tenant set it', { identifier: 'sub', identifier_kind: 'rsin' }, 'rsin'],
    ['by its form', { identifier: 'sub' }, 'bsn'],
    ['by its qualifier', { identifier: legalSubject }, 'rsin', { namequalifier: rsinKind }],
    ['by its qualifier', { identifier: legalSubject }, 'identifier', { namequalifier: pseudoKind }],
    ['by its form', { identifier: legalSubject }, 'bsn', { namequalifier: 'urn:other' }],
  ])('knows the kind of number %s', (_, mapping, kind, more: object = {}) => {
    const number = '999993653';
    const claims = { sub: number, [legalSubject]: number, ...more };
    expect(readIdentity(claims, settings(mapping))).toMatchObject({ identifier: number, kind });
  });

  test('shows the RSIN of a company that is known by it', () => {
    const claims = { sub: '999993653', name: 'Waterschap' };
    const identity = readIdentity(claims, settings({ identifier: 'sub', identifier_kind: 'rsin' }));
    expect(identity).toMatchObject({
      rsin: '999993653',
      entity: { name: 'Waterschap', rsin: '999993653' },
    });
  });

  test.each([
    [{ identifier: 'sub', identifier_kind: 'kvk' }, {}],
    [{ identifier: 'sub', identifier_kind: 'bsn' }, { sub: '999993654' }],
    [{ identifier: legalSubject, identifier_kind: 'kvk' }, { namequalifier: rsinKind }],
    [{ identifier: kvkClaim }, {}],
  ])('finds nobody by a number that is not of the kind of %j', (mapping, more) => {
    const number = '999993653';
    const claims = { sub: number, [legalSubject]: number, [kvkClaim]: number, ...more };
    expect(readIdentity(claims, settings(mapping))).toBeUndefined();
  });

  test('takes nobody who acts for a person of a provider of pseudonyms by a number', () => {
    const claims = {
      sub: '999991644',
      'urn:nl-eid-gdi:1.0:LegalSubjectID': '999991644',
      'urn:nl-eid-gdi:1.0:ActingSubjectID': '999993653',
    };
    const found = readIdentity(claims, settings({ identifier_kind: 'pseudonym' }));
    expect([found?.kind, found?.acting?.kind]).toEqual(['identifier', 'identifier']);
  });

  test('treats an unmapped level as none, and an absent one as the default', () => {
    const known = settings({ default_level: 'basis' });
    expect(readIdentity({ bsn: '1', authsp_level: '99' }, known)?.level).toBeNull();
    expect(readIdentity({ bsn: '1', authsp_level: 'constructor' }, known)?.level).toBeNull();
    expect(readIdentity({ bsn: '1' }, known)?.level).toBe('basis');
  });

  describe('of somebody who acts for another', () => {
    const represented = 'urn:nl-eid-gdi:1.0:LegalSubjectID';
    const acting = 'urn:nl-eid-gdi:1.0:ActingSubjectID';
    const service = 'urn:nl-eid-gdi:1.0:ServiceUUID';
    const both = { [represented]: '999991644', [acting]: '999993653', [service]: '0f1b' };

    test('keeps both parties, and gives the represented person no claim of who acts', () => {
      const claims = { ...both, name: 'Jo', address: { city: 'Delft' }, authsp_level: 20 };
      expect(readIdentity(claims, settings())).toEqual({
        identifier: '999991644',
        kind: 'bsn',
        entity: { name: '' },
        level: 'midden',
        acting: {
          identifier: '999993653',
          kind: 'bsn',
          entity: { name: 'Jo', city: 'Delft' },
          mandate: '0f1b',
        },
      });
    });

    test('takes the identifier as who acts when the provider names only the represented person', () => {
      const found = readIdentity({ bsn: '999993653', [represented]: '999991644' }, settings());
      expect([found?.identifier, found?.acting?.identifier]).toEqual(['999991644', '999993653']);
    });

    test.each([
      [{ bsn: '999993653', [represented]: '999993653' }],
      [{ bsn: '999993653', [acting]: '999993653' }],
      [{ [acting]: '999993653' }],
    ])('logs in for themselves with %j', (claims) => {
      const found = readIdentity(claims, settings());
      expect(found).toMatchObject({ identifier: '999993653' });
      expect(found?.acting).toBeUndefined();
    });

    test.each([
      ['a represented person and nobody who acts', { [represented]: '999991644' }],
      ['a number that is no text', { ...both, [represented]: 999991644 }],
      ['an empty number', { ...both, bsn: '999993653', [acting]: '' }],
      ['an encrypted number', { ...both, [represented]: { ciphertext: 'x' } }],
      ['an identifier of a third person', { ...both, bsn: '999990019' }],
      ['two people and no represented one', { bsn: '999990019', [acting]: '999993653' }],
    ])('finds nobody with %s', (_, claims) => {
      expect(readIdentity(claims, settings())).toBeUndefined();
    });

    test.each([
      'urn:etoegang:core:IntermediateEntityID',
      'urn:etoegang:1.9:IntermediateEntityID:KvKnr',
    ])('finds nobody when the mapping passes over the intermediary in %s', (intermediary) => {
      const identifier = 'urn:etoegang:core:LegalSubjectID';
      const read = (number: unknown, more: object = {}) =>
        readIdentity(
          { [identifier]: '69599084', [intermediary]: number },
          settings({ identifier, ...more }),
        );
      expect(read('90001354')).toBeUndefined();
      expect(read({ value: '90001354' })).toBeUndefined();
      expect(read('69599084')).toMatchObject({ identifier: '69599084' });
      expect(read(null)).toMatchObject({ identifier: '69599084' });
      const mapped = { represented: identifier, acting: intermediary };
      expect(read('90001354', mapped)?.acting?.identifier).toBe('90001354');
    });

    test('reads a chain of mandates of companies, with the branch and the employee', () => {
      const ofCompanies = settings({
        identifier: 'urn:etoegang:core:LegalSubjectID',
        entity: '',
        represented: 'urn:etoegang:core:LegalSubjectID',
        represented_name: 'company',
        represented_entity: 'branch_number = urn:etoegang:1.9:ServiceRestriction:Vestigingsnr',
        acting: 'urn:etoegang:1.9:IntermediateEntityID:KvKnr',
        acting_person: 'urn:etoegang:core:ActingSubjectID',
        service: 'urn:etoegang:core:ServiceUUID',
      });
      const company = {
        'urn:etoegang:core:LegalSubjectID': '69599084',
        'urn:etoegang:1.9:ServiceRestriction:Vestigingsnr': '000012345678',
        'urn:etoegang:core:ActingSubjectID': 'pseudonym',
        company: 'Bakkerij',
      };
      const chain = { ...company, 'urn:etoegang:1.9:IntermediateEntityID:KvKnr': '90001354' };
      expect(readIdentity(chain, ofCompanies)).toMatchObject({
        identifier: '69599084',
        entity: { name: 'Bakkerij', branch_number: '000012345678' },
        acting: { identifier: '90001354', person: 'pseudonym' },
      });
      expect(readIdentity(company, ofCompanies)?.acting).toBeUndefined();
    });
  });
});
