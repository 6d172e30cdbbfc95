import type { Cell } from '../session/session.ts';
import type { FormSteps } from './steps.ts';

/** A visitor's progress, in steps and in questions. */
export interface Progress {
  /** The current step of the visitor, from 1. */
  readonly step: number;
  readonly steps: number;
  /** The number of visible, enabled questions on all steps. */
  readonly questions: number;
  readonly answered: number;
}

/** Returns the progress of a visitor on a step, without questions that rules hide. */
export function progressOf({ steps }: FormSteps, stepIndex: number): Progress {
  const questions = steps.flatMap(({ cells }) => questionsOf(cells));
  return {
    step: Math.min(stepIndex + 1, steps.length),
    steps: steps.length,
    questions: questions.length,
    answered: questions.filter(isAnswered).length,
  };
}

function questionsOf(cells: readonly Cell[]): readonly Cell[] {
  return cells.flatMap((cell): readonly Cell[] => {
    if (!cell.visible) return [];
    const { definition } = cell;
    if (definition.role === 'input') return cell.enabled && !definition.computation ? [cell] : [];
    return questionsOf([...cell.children, ...cell.rows.flatMap((row) => row.cells)]);
  });
}

const isAnswered = ({ definition, value }: Cell) =>
  definition.role === 'input' && value !== null && !definition.isEmpty(value);
