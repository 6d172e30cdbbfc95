import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import type { EditedVersion } from './edited-version.ts';
import type { IdSource } from './new-ids.ts';

/** Creates sequential ids, equal in every run of a test. */
export function countingIds(): IdSource {
  let count = 0;
  return {
    createId: () => `id-${(count += 1)}`,
    createShortId: (taken) => {
      let candidate: string;
      do candidate = `s${String((count += 1)).padStart(3, '0')}`;
      while (taken.has(candidate));
      return candidate;
    },
  };
}

/** A text field for tests; its short id follows from its id. */
export function buildField(id: string, more: Partial<Field> = {}): Field {
  // Tests name members that fit the type they give.
  return { id, short_id: `x00${id}`, type: 'text', label: `Label ${id}`, ...more } as Field;
}

/** A variable for tests with the text `x`; its short id follows from its id. */
export const buildVariable = (id: string, more: Partial<Variable> = {}): Variable => ({
  id,
  short_id: `x00${id}`,
  label: `Variabele ${id}`,
  value_kind: 'text',
  source: { type: 'constant', value: 'x' },
  ...more,
});

/** Two pages: text `a`, group `g` holding `b` and `c` (whose rule looks at `b`), and text `d`. */
export function buildDocument(): EditedVersion {
  const rule = {
    id: 'rule',
    actions: ['show'] as const,
    condition_group: {
      id: 'group',
      type: 'group' as const,
      logic_operator: 'and' as const,
      children: [
        { id: 'c1', type: 'condition', target: 'b', condition_operator: 'equal', value: 'x' },
        { id: 'c2', type: 'condition', target: 'a', condition_operator: 'is_empty', value: null },
      ] as const,
    },
  };
  const group = buildField('g', {
    type: 'group',
    children: [buildField('b'), buildField('c', { logic: [rule] })],
  });
  return {
    title: 'Formulier',
    description: '',
    settings: {},
    submission_settings: { is_public: true },
    theme_settings: {},
    variables: [],
    pages: [
      { id: 'p1', title: 'Een', properties: [buildField('a'), group] },
      { id: 'p2', title: 'Twee', properties: [buildField('d')] },
    ],
  };
}
