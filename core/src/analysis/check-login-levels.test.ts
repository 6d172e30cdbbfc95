import { describe, expect, test } from 'vitest';
import { digidLevels, type AssuranceLevel } from '../field-types/settings/assurance-level.ts';
import { buildField } from '../form/build-form.ts';
import { findingsIn } from './build-check.ts';

const login = (assurance_level?: AssuranceLevel) =>
  buildField('auth', 'login', {
    custom_properties: { integration_id: 'digid', ...(assurance_level && { assurance_level }) },
  });
const name = buildField('text', 'name', { label: 'Naam' });
const isLevelReached = (_provider: string, level: AssuranceLevel) =>
  digidLevels.some((known) => known === level);

const found = (...[form, context]: Parameters<typeof findingsIn>) =>
  findingsIn(form, { isLevelReached, ...context }).filter((finding) =>
    finding.startsWith('login_level_out_of_reach'),
  );

describe('a minimum level that a login never reaches', () => {
  test('is found at the login field', () => {
    expect(found([login('EH3')])).toEqual(['login_level_out_of_reach login assurance_level']);
    expect(found([login('midden')])).toEqual([]);
    expect(found([login()])).toEqual([]);
  });

  test('is found at the login of the form', () => {
    const at = (loginLevel: AssuranceLevel) =>
      found([name], { loginProvider: 'digid', loginLevel });
    expect(at('EH3')).toEqual(['login_level_out_of_reach login_provider']);
    expect(at('hoog')).toEqual([]);
  });

  test('is found at the logins of a co-signer', () => {
    const at = (least_level: AssuranceLevel) =>
      found([name], {
        settings: {
          'co_signature.is_enabled': true,
          'co_signature.method': 'login',
          'co_signature.logins': [{ provider: 'digid', least_level }],
        },
      });
    expect(at('EH4')).toEqual(['login_level_out_of_reach co_signature.logins']);
    expect(at('basis')).toEqual([]);
  });

  test('is not claimed of a login that is unknown, or without knowledge of logins', () => {
    expect(found([login('EH3')], { isLoginProvided: () => false })).toEqual([]);
    expect(findingsIn([login('EH3')]).join()).not.toContain('login_level');
  });
});
