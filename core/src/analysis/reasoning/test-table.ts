import { operators } from '../../conditions/registry.ts';
import { readGroup } from '../../logic/condition-tree.ts';
import type { Condition } from '../../logic/logic-rule.ts';
import type { ProgramField } from '../../session/program/program-field.ts';
import { anyClock, type FieldTest } from './domains/domain.ts';
import type { Literal } from './expression.ts';

/** An answer that rules read: of a field, in the reader's own row or in a specified one. */
export interface ReadAnswer {
  /** Equal for two readers only if they read the same answer. */
  readonly key: string;
  readonly field: ProgramField;
  /** Whether the typed answer is read, even if the field is hidden. */
  readonly isRaw: boolean;
}

/** Every distinct test in the rules of a form, by the answer that it reads. */
export class TestTable {
  private readonly reads = new Map<string, ReadAnswer & { readonly tests: FieldTest[] }>();
  private readonly places = new Map<string, number>();

  /** Returns the leaf for a condition on an answer; `undefined` when the condition is invalid. */
  literalFor(condition: Condition, answer: ReadAnswer): Literal | undefined {
    const { condition_operator: name, value } = condition;
    const { key } = answer;
    const place = JSON.stringify([key, name, value]);
    const known = this.places.get(place);
    if (known !== undefined) return { kind: 'test', target: key, at: known, isNegated: false };
    const test = testOf(condition, answer.field);
    if (!test) return undefined;
    const tests = this.reads.get(key)?.tests ?? [];
    this.reads.set(key, { ...answer, tests });
    this.places.set(place, tests.length);
    tests.push({ operator: operators[name], value, test });
    return { kind: 'test', target: key, at: tests.length - 1, isNegated: false };
  }

  /** Returns the field that must be answered, and therefore shown, for the leaf to be true. */
  fieldNeededBy({ target: key, at, isNegated }: Literal): ProgramField | undefined {
    const { field, isRaw, tests } = this.pick(key, [at]);
    const holdsOfNothing = tests[0]?.test(null, anyClock) !== isNegated;
    return isRaw || holdsOfNothing || key.includes('.') ? undefined : field;
  }

  /** Returns the answer of a key, with some of its tests in the requested order. */
  pick(key: string, places: readonly number[]) {
    const read = this.reads.get(key);
    if (!read) throw new Error(`No test looks at ${key}`);
    return { ...read, tests: places.flatMap((at) => read.tests[at] ?? []) };
  }
}

/**
 * Reads the condition with the session's own code, so that both agree on which conditions are
 * valid.
 */
function testOf(condition: Condition, target: ProgramField) {
  const alone = { id: '', type: 'group', logic_operator: 'and', children: [condition] } as const;
  const read = readGroup(alone, () => ({ target, kind: target.definition.valueKind }), operators);
  const [child] = read?.children ?? [];
  return child && 'test' in child ? child.test : undefined;
}
