import { expect, test } from 'vitest';
import { partyNumbers } from '../../../../testing/party-numbers.ts';
import { listNumbers, maskParties, type DeliveredParties } from './delivered-parties.ts';

test('the numbers of every login are listed', () => {
  const parties: DeliveredParties = {
    identifiers: partyNumbers('999991644', '69599084'),
    companies: [{ identifier: '69599084', rsin: '819935177' }],
    representations: [
      { represented: partyNumbers('999991644'), acting: { kind: 'bsn', number: '999993653' } },
      { represented: partyNumbers('69599084'), acting: { kind: 'kvk', number: '90001354' } },
    ],
  };
  expect(listNumbers(parties)).toEqual([
    '999991644',
    '69599084',
    '819935177',
    '999993653',
    '90001354',
  ]);
});

test('numbers are masked, and who acted stays of the same kind', () => {
  const acting = { kind: 'kvk', number: '90001354' } as const;
  const identifiers = partyNumbers('999991644', '69599084');
  const rsin = '819935177';
  expect(maskParties({ identifiers, rsins: [rsin], initiatorRsin: rsin, acting })).toEqual({
    identifiers: [
      { kind: 'bsn', number: '•••••••••' },
      { kind: 'kvk', number: '••••••••' },
    ],
    rsins: ['•••••••••'],
    initiatorRsin: '•••••••••',
    acting: { kind: 'kvk', number: '••••••••' },
  });
  const nobody = { identifiers: [], rsins: [], initiatorRsin: undefined, acting: undefined };
  const lost = { ...nobody, acting: { kind: 'lost' } } as const;
  expect(maskParties(lost)).toEqual(lost);
  expect(maskParties(nobody)).toEqual(nobody);
});
