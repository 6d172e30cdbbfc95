import { beforeAll, expect, test } from 'vitest';
import type { VariableSource } from '@form-builder/core/form/variables/variable.ts';
import { activateLanguage, loadTexts } from '../languages/languages.ts';
import { nameSource } from './name-source.ts';

const names = {
  nameProvider: (id: string) => (id === 'digid' ? 'DigiD' : undefined),
  nameField: (id: string) => (id === 'adres' ? 'Adres' : undefined),
};

beforeAll(async () => {
  await activateLanguage('nl');
  await loadTexts('screens');
});

test.each<readonly [VariableSource, string | undefined]>([
  [{ type: 'login', provider: 'digid', claim: 'identifier' }, 'DigiD: BSN of KVK-nummer'],
  [{ type: 'login', provider: 'digid', claim: 'urn:own' }, 'DigiD: urn:own'],
  [{ type: 'person', provider: 'digid', member: 'birth_date' }, 'BRP: Geboortedatum'],
  [{ type: 'look_up', field: 'adres', member: 'street' }, 'Adres: Straat'],
  [{ type: 'query', name: 'wijk' }, 'webadres: wijk'],
  [{ type: 'constant', value: 3 }, undefined],
])('names the source %o', (source, words) => {
  expect(nameSource(source, names)).toBe(words);
});
