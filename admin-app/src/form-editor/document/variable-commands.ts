import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import { previousValues, withChanges, type Changes } from './changes.ts';
import type { Command } from './command.ts';
import type { EditedVersion } from './edited-version.ts';

/** Inserts a variable at an index of the list. */
export function insertVariable(variable: Variable, index: number): Command {
  return (document) => ({
    document: { ...document, variables: document.variables.toSpliced(index, 0, variable) },
    inverse: removeVariable(variable.id),
  });
}

/** Removes a variable from the list. */
export function removeVariable(variableId: string): Command {
  return (document) => {
    const variable = getVariable(document, variableId);
    const index = document.variables.indexOf(variable);
    return {
      document: { ...document, variables: document.variables.toSpliced(index, 1) },
      inverse: insertVariable(variable, index),
    };
  };
}

/** Moves a variable; `to` counts the variables without the moved one. */
export function moveVariable(variableId: string, to: number): Command {
  return (document) => {
    const variable = getVariable(document, variableId);
    const from = document.variables.indexOf(variable);
    const variables = document.variables.toSpliced(from, 1).toSpliced(to, 0, variable);
    return { document: { ...document, variables }, inverse: moveVariable(variableId, from) };
  };
}

/** Changes the name, the kind or the source of a variable; its ids cannot be changed. */
export function changeVariable(
  variableId: string,
  changes: Changes<Omit<Variable, 'id' | 'short_id'>>,
): Command {
  return (document) => {
    const variable = getVariable(document, variableId);
    const variables = document.variables.map((old) =>
      old === variable ? withChanges(old, changes) : old,
    );
    return {
      document: { ...document, variables },
      inverse: changeVariable(variableId, previousValues(variable, changes)),
    };
  };
}

/** Returns the variable with this id; throws when there is none. */
export function getVariable(
  { variables }: Pick<EditedVersion, 'variables'>,
  variableId: string,
): Variable {
  const variable = variables.find(({ id }) => id === variableId);
  if (!variable) throw new Error(`No variable ${variableId}`);
  return variable;
}
