import { expect, test } from 'vitest';
import { listNumbers, maskParties } from './delivered-parties.ts';

test('the numbers of every login are listed', () => {
  const parties = {
    identifiers: ['999991644', '69599084'],
    representations: [
      { represented: '999991644', acting: '999993653' },
      { represented: '69599084', acting: '90001354' },
    ],
  };
  expect(listNumbers(parties)).toEqual(['999991644', '69599084', '999993653', '90001354']);
});

test('numbers are masked, and who acted stays of the same kind', () => {
  const acting = { kind: 'kvk', number: '90001354' } as const;
  expect(maskParties({ identifiers: ['999991644', '69599084'], acting })).toEqual({
    identifiers: ['•••••••••', '••••••••'],
    acting: { kind: 'kvk', number: '••••••••' },
  });
  const lost = { identifiers: [], acting: { kind: 'lost' } } as const;
  expect(maskParties(lost)).toEqual(lost);
  expect(maskParties({ identifiers: [], acting: undefined }).acting).toBeUndefined();
});
