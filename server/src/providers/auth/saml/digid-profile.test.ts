import { describe, expect, test } from 'vitest';
import { digidProfile } from './digid-profile.ts';

const own = '999993653';
const other = '999991644';
const third = '999990019';
const legalSubject = 'urn:nl-eid-gdi:1.0:LegalSubjectID';
const actingSubject = 'urn:nl-eid-gdi:1.0:ActingSubjectID';
const service = 'urn:nl-eid-gdi:1.0:ServiceUUID';

/** Reads an assertion about somebody by the values of its attributes. */
const read = (
  bsn: string,
  attributes: Readonly<Record<string, readonly string[]>> = {},
  sector = 's00000000',
) =>
  digidProfile.readIdentity({
    id: '_1',
    nameId: `${sector}:${bsn}`,
    sessionIndex: null,
    level: '',
    attributes: new Map(
      Object.entries(attributes).map(([name, texts]) => [
        name,
        texts.map((text) => ({ text, nameQualifier: null })),
      ]),
    ),
    validUntil: 0,
  });

const entity = { name: '' };

describe('the identity of DigiD', () => {
  test.each([
    ['without attributes', {}],
    ['with their number as who acts', { [actingSubject]: [own] }],
    ['with their number as both parties', { [actingSubject]: [own], [legalSubject]: [own] }],
  ])('is the person who logged in %s', (_, attributes) => {
    expect(read(own, attributes)).toEqual({ identifier: own, kind: 'bsn', entity });
  });

  test.each([
    ['who acts', own],
    ['who is represented', other],
  ])('is the represented person, whether the NameID is of %s or not', (_, bsn) => {
    const attributes = { [actingSubject]: [own], [legalSubject]: [other], [service]: ['parkeren'] };
    expect(read(bsn, attributes)).toEqual({
      identifier: other,
      kind: 'bsn',
      entity,
      acting: { identifier: own, kind: 'bsn', entity, mandate: 'parkeren' },
    });
  });

  test('is unknown with a number of another sector, which is no BSN', () => {
    expect(read(own, {}, 's00000001')).toBeUndefined();
  });

  test.each([
    ['another person acts, for nobody', { [actingSubject]: [other] }],
    ['another person acts, for themselves', { [actingSubject]: [other], [legalSubject]: [other] }],
    ['others are both parties', { [actingSubject]: [other], [legalSubject]: [third] }],
    ['who acts is encrypted', { [actingSubject]: [''], [legalSubject]: [other] }],
    ['who is represented is encrypted', { [legalSubject]: [''] }],
    ['two people act', { [actingSubject]: [own, other] }],
    ['two people are represented', { [legalSubject]: [other, third] }],
    ['there are two mandates', { [legalSubject]: [other], [service]: ['a', 'b'] }],
  ])('is unknown when %s', (_, attributes) => {
    expect(read(own, attributes)).toBeUndefined();
  });
});
