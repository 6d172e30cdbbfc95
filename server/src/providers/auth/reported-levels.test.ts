import { expect, test } from 'vitest';
import { reportedLevels } from './reported-levels.ts';

const login = (driver: string, settings: object = {}) => ({ kind: 'auth', driver, settings });

test('lists the levels of the protocol, or those that the settings name', () => {
  expect(reportedLevels(login('digid'))).toEqual(['basis', 'midden', 'substantieel', 'hoog']);
  expect(reportedLevels(login('eherkenning'))).toContain('EH3');
  expect(reportedLevels(login('eherkenning'))).not.toContain('midden');
  const settings = { levels: '10=basis\n20=midden', default_level: 'basis' };
  expect(reportedLevels(login('oidc', settings))).toEqual(['basis', 'midden']);
  expect(reportedLevels(login('yivi'))).toEqual([]);
  expect(reportedLevels({ kind: 'payment', driver: 'mollie', settings })).toEqual([]);
});
