import type {
  VariableSourceName,
  VariableSourceOf,
  VariableValue,
} from '../../form/variables/variable.ts';

/** How a session gets the value of a variable: without a formula or constant, it is external. */
export interface VariableBehaviour {
  /** A formula over its source; `shortIdOf` returns the short id of a field. */
  readonly formula?: (shortIdOf: (id: string) => string | undefined) => string;
  /** Its constant value. */
  readonly constant?: VariableValue;
}

/** The behaviour of a variable with this source. */
export function behaviourOf<S extends VariableSourceName>(
  source: VariableSourceOf<S>,
): VariableBehaviour {
  return behaviours[source.type](source);
}

const behaviours: {
  readonly [S in VariableSourceName]: (source: VariableSourceOf<S>) => VariableBehaviour;
} = {
  formula: ({ formula }) => ({ formula: () => formula }),
  constant: ({ value }) => ({ constant: value }),
  date: () => ({ formula: () => 'TODAY()' }),
  login: () => ({}),
  look_up: ({ field, member }) => ({
    formula: (shortIdOf) => `LOOKUP({${shortIdOf(field) ?? ''}}; ${quoted(member)})`,
  }),
  data: () => ({}),
  person: () => ({}),
  host: () => ({}),
  query: () => ({}),
};

/** A text in formula syntax. */
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
