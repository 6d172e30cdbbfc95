import { expect, test } from 'vitest';
import { listNumbers, maskParties } from './delivered-parties.ts';

test('the numbers of every login are listed and masked', () => {
  const parties = {
    identifiers: ['999991644', '69599084'],
    representations: [
      { represented: '999991644', acting: '999993653' },
      { represented: '69599084', acting: '90001354' },
    ],
  };
  expect(listNumbers(parties)).toEqual(['999991644', '69599084', '999993653', '90001354']);
  expect(JSON.stringify(maskParties(parties))).not.toMatch(/\d/);
});
