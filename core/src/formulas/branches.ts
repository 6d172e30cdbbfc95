import type { FunctionName } from './functions/names.ts';
import type { FormulaNode } from './syntax/syntax-tree.ts';

/** A condition of a branch: the formula and the required result. */
export interface Premise {
  readonly node: FormulaNode;
  readonly holds: boolean;
}

/** An argument that counts only where all premises are true. */
export interface Branch {
  readonly node: FormulaNode;
  readonly premises: readonly Premise[];
}

/**
 * Per function: the branches of its arguments. Separate from the functions, because only the search for cycles
 * needs them.
 */
export const branches: Readonly<
  Partial<Record<FunctionName, (args: readonly FormulaNode[]) => readonly Branch[]>>
> = {
  IF: ([condition, ...results]) =>
    results.map((node, at) => ({
      node,
      premises: condition ? [{ node: condition, holds: at === 0 }] : [],
    })),
  SWITCH: ([value, ...cases]) => {
    const pairs = Math.floor(cases.length / 2);
    const isCase = (index: number, holds: boolean): readonly Premise[] => {
      const right = cases[index * 2];
      if (!value || !right) return [];
      const { from, to } = value;
      return [{ node: { kind: 'binary', operator: '=', left: value, right, from, to }, holds }];
    };
    const isNone = Array.from({ length: pairs }, (_, at) => isCase(at, false)).flat();
    return cases.flatMap((node, at) => {
      if (at === pairs * 2) return [{ node, premises: isNone }];
      return at % 2 === 1 ? [{ node, premises: isCase((at - 1) / 2, true) }] : [];
    });
  },
};

/** Per function: the premises under which its result is true, or false. */
export const premises: Readonly<
  Partial<
    Record<FunctionName, (args: readonly FormulaNode[], holds: boolean) => readonly Premise[]>
  >
> = {
  AND: (args, holds) => (holds ? args.map((node) => ({ node, holds })) : []),
  OR: (args, holds) => (holds ? [] : args.map((node) => ({ node, holds }))),
  NOT: (args, holds) => args.map((node) => ({ node, holds: !holds })),
};
