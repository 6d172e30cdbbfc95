import type { ProgramField } from '../program/program-field.ts';
import type { Instance } from './session-cell.ts';

/** Fields of one instance that are evaluated consecutively. */
export interface EvaluationRun {
  readonly instance: Instance;
  readonly fields: readonly ProgramField[];
}

/** The evaluation order of new instances; fields of equal rank in the order of the instances. */
export function evaluationRuns(instances: readonly Instance[]): readonly EvaluationRun[] {
  const runs = instances.map((instance) => ({
    instance,
    fields: instance.scope.plan.evaluated,
  }));
  if (runs.length < 2) return runs;
  return runs
    .flatMap(({ instance, fields }) => fields.map((field) => ({ instance, fields: [field] })))
    .sort((a, b) => rankOf(a) - rankOf(b));
}

const rankOf = ({ fields }: EvaluationRun) => fields[0]?.rank ?? 0;
