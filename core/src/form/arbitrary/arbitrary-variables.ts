import fc from 'fast-check';
import {
  variableKinds,
  type Variable,
  type VariableSourceName,
  type VariableSourceOf,
  type VariableValues,
} from '../variables/variable.ts';
import { arbitraryFormula, arbitraryShortId } from './arbitrary-formula.ts';
import { arbitraryFieldIds, arbitraryVariableIds } from './arbitrary-ids.ts';

const value = fc.constantFrom(null, 'a', 2.5, true, '2026-11-21');

/** Every source: a forgotten one does not compile. */
const sources: { readonly [S in VariableSourceName]: fc.Arbitrary<VariableSourceOf<S>> } = {
  formula: fc.record({ type: fc.constant('formula' as const), formula: arbitraryFormula }),
  constant: fc.record({ type: fc.constant('constant' as const), value }),
  date: fc.record({ type: fc.constant('date' as const) }),
  login: fc.record({
    type: fc.constant('login' as const),
    provider: fc.constant('digid'),
    claim: fc.constantFrom('name', 'identifier'),
  }),
  look_up: fc.record({
    type: fc.constant('look_up' as const),
    field: fc.constantFrom('gone', ...arbitraryFieldIds),
    member: fc.constantFrom('street', 'gone'),
  }),
  data: fc.record({
    type: fc.constant('data' as const),
    provider: fc.constant('woz'),
    output: fc.constant('value'),
    inputs: fc.record({ x: fc.constantFrom('gone', ...arbitraryFieldIds) }),
  }),
  person: fc.record({
    type: fc.constant('person' as const),
    provider: fc.constant('digid'),
    member: fc.constantFrom('birth_date', 'city', 'gone'),
  }),
  host: fc.record({ type: fc.constant('host' as const), name: fc.constant('area') }),
  query: fc.record({ type: fc.constant('query' as const), name: fc.constant('area') }),
};

const variable = fc.record({
  value_kind: fc.constantFrom(...variableKinds),
  source: fc.oneof(...Object.values(sources)),
});

/** For property tests: variables of every source and kind. */
export const arbitraryVariables: fc.Arbitrary<readonly Variable[]> = fc
  .array(variable, { maxLength: arbitraryVariableIds.length })
  .map((drawn) =>
    drawn.map((one, at) => {
      const id = arbitraryVariableIds[at] ?? '';
      return { ...one, id, short_id: arbitraryShortId(id), label: id };
    }),
  );

/** For property tests: external values of the variables of a form. */
export const arbitraryOutsideValues: fc.Arbitrary<VariableValues> = fc.dictionary(
  fc.constantFrom(...arbitraryVariableIds),
  value,
);
