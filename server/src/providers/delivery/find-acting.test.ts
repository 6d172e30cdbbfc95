import { expect, test } from 'vitest';
import { partyNumbers } from '../../../testing/party-numbers.ts';
import { findActing } from './find-acting.ts';

const representationOf = (represented: readonly string[], acting: string) => ({
  represented: partyNumbers(...represented),
  acting: { kind: acting.length === 9 ? 'bsn' : 'kvk', number: acting } as const,
});
const ofCompany = representationOf(['69599084'], '90001354');
const representations = [
  representationOf(['111222333'], '999990019'),
  {
    ...ofCompany,
    represented: [...ofCompany.represented, { kind: 'rsin', number: '819935177' } as const],
  },
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
  [
    'of the mapping by the RSIN of the login',
    initiator({ rsin: '819935177' }),
    ['69599084'],
    { kind: 'kvk', number: '90001354' },
  ],
  [
    'with a branch of the company',
    initiator({ vestigingsnummer: '000038509504' }),
    ['111222333', '69599084'],
    { kind: 'kvk', number: '90001354' },
  ],
  ['unless it is another of the mapping', initiator({ bsn: '999991644' }), ['69599084'], undefined],
  ['unless it is another RSIN', initiator({ rsin: '992760562' }), ['69599084'], undefined],
  ['unless it is a BSN equal to an RSIN', initiator({ bsn: '819935177' }), ['69599084'], undefined],
  [
    'unless it is a branch of another company',
    initiator({ vestigingsnummer: '000038509504' }),
    ['111222333'],
    undefined,
  ],
])('who acted is found by the initiator %s', (_, values, numbers, expected) => {
  const identifiers = partyNumbers(...numbers);
  expect(findActing({ values, identifiers, representations })).toEqual(expected);
});

test('nobody acted when everybody logged in for themselves', () => {
  const identifiers = partyNumbers('69599084');
  expect(findActing({ values: {}, identifiers, representations: [] })).toBeUndefined();
});

test.each([
  ['their number is a pseudonym', ['69599084'], { kind: 'identifier', number: '999990019' }],
  [
    'another login is the initiator',
    ['999990019', '69599084'],
    { kind: 'kvk', number: '90001354' },
  ],
] as const)('who acted is lost when %s', (_, numbers, acting) => {
  const lost = [{ represented: partyNumbers('69599084'), acting }];
  const identifiers = partyNumbers(...numbers);
  expect(findActing({ values: {}, identifiers, representations: lost })).toEqual({ kind: 'lost' });
});
