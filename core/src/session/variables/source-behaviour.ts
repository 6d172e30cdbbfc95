import type {
  VariableSourceName,
  VariableSourceOf,
  VariableValue,
} from '../../form/variables/variable.ts';

/** How a running form comes to the value of a variable. */
export interface VariableBehaviour {
  /** Worked out from what it names. */
  readonly formula?: string;
  /** What it always is. */
  readonly constant?: VariableValue;
}

/** How the value of a variable with this source comes about. */
export function behaviourOf<S extends VariableSourceName>(
  source: VariableSourceOf<S>,
): VariableBehaviour {
  return behaviours[source.type](source);
}

const behaviours: {
  readonly [S in VariableSourceName]: (source: VariableSourceOf<S>) => VariableBehaviour;
} = {
  formula: ({ formula }) => ({ formula }),
  constant: ({ value }) => ({ constant: value }),
  date: () => ({ formula: 'TODAY()' }),
};
