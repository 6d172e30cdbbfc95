import { describe, expect, test } from 'vitest';
import { datetimeDefinition } from '../../../field-types/datetime/datetime.ts';
import { buildFieldOf, buildValidationContext } from '../../../form/build-context.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { catalogues } from '../../../messages/generated/all.ts';
import { momentRelations, momentUnits } from './moment-relation.ts';
import cases from './moment-relation-cases.json' with { type: 'json' };

const isOneOf = <T extends string>(names: readonly T[], name: unknown): name is T =>
  names.some((one) => one === name);

describe('a moment beside another', () => {
  test.each(cases)('$name', ({ relation, count, unit, other, value, code }) => {
    if (!isOneOf(momentRelations, relation) || !isOneOf(momentUnits, unit)) {
      throw new Error('The table names a relation and a unit');
    }
    const field = buildFieldOf('datetime', {
      custom_properties: {
        moment_validation: relation,
        moment_field: 'begin',
        moment_distance: count,
        moment_unit: unit,
      },
    });
    const context = {
      ...buildValidationContext(),
      findField: (id: string) => (id === 'begin' ? { label: 'Begin', answer: other } : undefined),
    };
    const issues = datetimeDefinition.validate(value, field, context);
    expect(issues.map((issue) => issue.code)).toEqual(code === null ? [] : [code]);
  });

  test('uses hours by default, and has no limit without another question', () => {
    const issuesOf = (moment_field?: string) =>
      datetimeDefinition.validate(
        '2026-11-20 10:00',
        buildFieldOf('datetime', {
          custom_properties: {
            moment_validation: 'later',
            moment_distance: 2,
            ...(moment_field !== undefined && { moment_field }),
          },
        }),
        {
          ...buildValidationContext(),
          findField: () => ({ label: 'Begin', answer: '2026-11-20 09:00' }),
        },
      );
    expect(issuesOf('begin')).toEqual([
      { code: 'issue.moment_later', params: { item: 'Begin', hours: 2, days: 0 } },
    ]);
    expect(issuesOf()).toEqual([]);
  });

  test('describes the distance in words', () => {
    const translate = createTranslator('nl', catalogues.nl);
    const params = { item: 'Begin', hours: 0, days: 2 };
    expect(translate('issue.moment_later', params)).toBe(
      'Kies een moment dat minstens 2 dagen na “Begin” ligt.',
    );
    expect(translate('issue.moment_earlier', { ...params, hours: 1, days: 0 })).toBe(
      'Kies een moment dat minstens 1 uur vóór “Begin” ligt.',
    );
  });
});
