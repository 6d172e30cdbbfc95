import { operators } from '../../conditions/registry.ts';
import { readGroup } from '../../logic/condition-tree.ts';
import type { Condition } from '../../logic/logic-rule.ts';
import type { ProgramField } from '../../session/program/program-field.ts';
import { anyClock, type FieldTest } from './domains/domain.ts';
import type { Literal } from './expression.ts';

/** An answer that rules read: of a field, in the reader's own row or in a given one. */
export interface ReadAnswer {
  /** The same for two readers only if it is the same answer to both of them. */
  readonly key: string;
  readonly field: ProgramField;
  /** Read as it was typed, whether the field is shown or not. */
  readonly isRaw: boolean;
}

/** Every test that the rules of a form have, once each, by the answer they look at. */
export class TestTable {
  private readonly reads = new Map<string, ReadAnswer & { readonly tests: FieldTest[] }>();
  private readonly places = new Map<string, number>();

  /** The leaf for a condition on an answer; `undefined` when the condition does not count. */
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

  /** The field that must be answered, and so be shown, for a test to come out as the leaf wants it. */
  fieldNeededBy({ target: key, at, isNegated }: Literal): ProgramField | undefined {
    const { field, isRaw, tests } = this.pick(key, [at]);
    const holdsOfNothing = tests[0]?.test(null, anyClock) !== isNegated;
    return isRaw || holdsOfNothing || key.includes('.') ? undefined : field;
  }

  /** The answer behind a key, with some of its tests in the order asked for. */
  pick(key: string, places: readonly number[]) {
    const read = this.reads.get(key);
    if (!read) throw new Error(`No test looks at ${key}`);
    return { ...read, tests: places.flatMap((at) => read.tests[at] ?? []) };
  }
}

/** Reads the condition as the session does, so that both always agree on what counts. */
function testOf(condition: Condition, target: ProgramField) {
  const alone = { id: '', type: 'group', logic_operator: 'and', children: [condition] } as const;
  const read = readGroup(alone, () => ({ target, kind: target.definition.valueKind }), operators);
  const [child] = read?.children ?? [];
  return child && 'test' in child ? child.test : undefined;
}
