import { expect, test } from 'vitest';
import { findActing } from './find-acting.ts';

const representations = [
  { represented: '111222333', acting: '999990019' },
  { represented: '69599084', acting: '90001354' },
];
const initiator = (members: object) => ({ initiator: members });

test.each([
  ['of the login', {}, ['69599084'], { kind: 'kvk', number: '90001354' }],
  [
    'of the login by BSN first',
    {},
    ['69599084', '111222333'],
    { kind: 'bsn', number: '999990019' },
  ],
  ['of the mapping', initiator({ bsn: '111222333' }), [], { kind: 'bsn', number: '999990019' }],
  ['unless it is another of the mapping', initiator({ bsn: '999991644' }), ['69599084'], undefined],
])('who acted is found by the initiator %s', (_, values, identifiers, expected) => {
  expect(findActing({ values, identifiers, representations })).toEqual(expected);
});

test('nobody acted when everybody logged in for themselves', () => {
  expect(
    findActing({ values: {}, identifiers: ['69599084'], representations: [] }),
  ).toBeUndefined();
});

test.each([
  ['their number is of no known kind', ['69599084'], 'pseudonym-1'],
  ['another login is the initiator', ['999990019', '69599084'], '90001354'],
])('who acted is lost when %s', (_, identifiers, acting) => {
  const lost = [{ represented: '69599084', acting }];
  expect(findActing({ values: {}, identifiers, representations: lost })).toEqual({ kind: 'lost' });
});
