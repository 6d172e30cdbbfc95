import fc from 'fast-check';
import { buildCondition, buildField, buildForm, buildRule } from '../build-form.ts';
import type { FormDefinition } from '../form-definition.ts';
import { arbitraryActions } from './arbitrary-rule.ts';

/**
 * For property tests: a choice, and texts that it and other texts show; many depend on each other,
 * or seem to.
 */
export const arbitraryInterlocked: fc.Arbitrary<FormDefinition> = fc
  .array(
    fc.array(
      fc.record({
        option: fc.constantFrom('a', 'b', 'c'),
        other: fc.nat(3),
        operator: fc.constantFrom('equal' as const, 'equal' as const, 'does_not_equal' as const),
        actions: arbitraryActions,
      }),
      { maxLength: 2 },
    ),
    { minLength: 4, maxLength: 4 },
  )
  .map((rulesOf) =>
    buildForm(
      buildField('select', 'q', {
        options: ['a', 'b', 'c'].map((id) => ({ id, label: id })),
      }),
      ...rulesOf.map((rules, at) =>
        buildField('text', `t${at}`, {
          is_hidden: at % 2 === 0,
          logic: rules.map(({ option, other, operator, actions }) =>
            buildRule(
              actions,
              buildCondition('q', operator, option),
              buildCondition(`t${other}`, 'is_not_empty'),
            ),
          ),
        }),
      ),
    ),
  );
