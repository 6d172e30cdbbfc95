import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildValidationContext } from '../form/build-context.ts';
import { customListDefinition } from './custom-list/custom-list.ts';
import { multiCustomListDefinition } from './multi-custom-list/multi-custom-list.ts';

const street = { id: 'kade', label: 'Kade', parent: 'haven' };
const custom_properties = { parent_field: 'area' };
const issue = { code: 'issue.choice_elsewhere', params: { item: 'Wijk' } };

const context = (answer: unknown) => ({
  ...buildValidationContext(),
  findField: (id: string) => (id === 'area' ? { label: 'Wijk', answer } : undefined),
});

describe('entries that belong to the answer of another question', () => {
  test.each([
    ['the entry of a list', { id: 'haven', label: 'Haven' }, true],
    ['one of several entries', [{ id: 'noord' }, { id: 'haven' }], true],
    ['an option', 'haven', true],
    ['one of several options', ['noord', 'haven'], true],
    ['another entry', { id: 'noord', label: 'Noord' }, false],
    ['no answer', null, false],
    ['a number', 7, false],
  ])('are held against %s', (_name, answer, fits) => {
    const one = buildFieldOf('custom-list', { custom_properties });
    expect(customListDefinition.validate(street, one, context(answer))).toEqual(
      fits ? [] : [issue],
    );
    const several = buildFieldOf('multi-custom-list', { custom_properties });
    const mixed = [street, { id: 'x', label: 'X' }];
    expect(multiCustomListDefinition.validate([street], several, context(answer))).toEqual(
      fits ? [] : [issue],
    );
    expect(multiCustomListDefinition.validate(mixed, several, context(answer))).toEqual([issue]);
  });

  test('may be any entry without such a question, and when it is gone', () => {
    const free = buildFieldOf('custom-list');
    expect(customListDefinition.validate(street, free, context(null))).toEqual([]);
    const gone = buildFieldOf('custom-list', { custom_properties: { parent_field: 'weg' } });
    expect(customListDefinition.validate(street, gone, context(null))).toEqual([]);
  });
});
