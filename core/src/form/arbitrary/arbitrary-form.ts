import fc from 'fast-check';
import type { FieldTypeName } from '../../field-types/field-types.ts';
import { fieldTypes } from '../../field-types/registry.ts';
import { pageActionNames } from '../../logic/logic-rule.ts';
import { buildField } from '../build-form.ts';
import type { Field, FormDefinition, Page } from '../form-definition.ts';
import { arbitraryInputs } from './arbitrary-answers.ts';
import { arbitraryFormula } from './arbitrary-formula.ts';
import { arbitraryFieldIds, arbitraryPageIds } from './arbitrary-ids.ts';
import { arbitraryNames, arbitraryRule, arbitraryRuleWith } from './arbitrary-rule.ts';
import { arbitraryVariables } from './arbitrary-variables.ts';

/**
 * The plan of one field: its type, its flags and rules, and the number of following fields that it
 * contains.
 */
const seed = fc.record({
  type: fc.constantFrom<FieldTypeName>(
    ...arbitraryInputs,
    'formula',
    'formula',
    'group',
    'input-collection',
  ),
  formula: arbitraryFormula,
  use_formula: fc.boolean(),
  holds: fc.integer({ min: 1, max: 4 }),
  is_hidden: fc.boolean(),
  is_required: fc.boolean(),
  is_disabled: fc.boolean(),
  logic: fc.array(arbitraryRule, { maxLength: 2 }),
});
type Seed = typeof seed extends fc.Arbitrary<infer S> ? S : never;
type PlacedSeed = Seed & Required<Pick<Field, 'id' | 'is_recommended'>>;

/** The plan of one page, with the number of remaining fields that it contains. */
const pageSeed = fc.record({
  is_hidden: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.boolean()),
  logic: fc.array(arbitraryRuleWith(arbitraryNames(pageActionNames)), { maxLength: 1 }),
  holds: fc.integer({ min: 1, max: 6 }),
});
type PageSeed = typeof pageSeed extends fc.Arbitrary<infer S> ? S : never;

/**
 * For property tests: forms with pages, groups, rows, formulas, variables, recommended fields and
 * rules, some faulty or circular.
 */
export const arbitraryForm: fc.Arbitrary<FormDefinition> = fc
  .tuple(
    fc.array(seed, { minLength: 2, maxLength: arbitraryFieldIds.length }),
    fc.array(pageSeed, { minLength: 1, maxLength: arbitraryPageIds.length }),
    arbitraryVariables,
  )
  .map(([seeds, pages, variables]) => {
    const fields = plant(
      seeds.map((one, at) => ({
        ...one,
        id: arbitraryFieldIds[at] ?? '',
        is_recommended: at % 2 === 0,
      })),
    );
    return { pages: layOut(fields, pages), ...(variables.length > 0 && { variables }) };
  });

/** Divides the fields over the pages, in order; the last page gets the rest. */
function layOut(fields: readonly Field[], pages: readonly PageSeed[]): readonly Page[] {
  let next = 0;
  return pages.map(({ holds, ...page }, at) => {
    const id = arbitraryPageIds[at] ?? '';
    const end = at === pages.length - 1 ? fields.length : next + holds;
    const properties = fields.slice(next, end);
    next = end;
    return { id, title: id, ...page, properties };
  });
}

function plant(seeds: readonly PlacedSeed[]): readonly Field[] {
  const [first, ...rest] = seeds;
  if (!first) return [];
  const { type, id, holds, formula: text, ...own } = first;
  const flags = {
    ...own,
    label: `Veld {{ ${text} }}`,
    ...(type === 'formula' ? { custom_properties: { formula: text } } : {}),
  };
  const isContainer = fieldTypes[type].role === 'container';
  if (!isContainer) return [buildField(type, id, flags), ...plant(rest)];
  const children = plant(rest.slice(0, holds));
  return [buildField(type, id, { ...flags, children }), ...plant(rest.slice(holds))];
}
