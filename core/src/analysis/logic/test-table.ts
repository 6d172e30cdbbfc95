import { operators } from '../../conditions/registry.ts';
import type { Condition } from '../../logic/logic-rule.ts';
import { readGroup } from '../../logic/condition-tree.ts';
import type { ProgramField } from '../../session/program.ts';
import type { FieldTest } from './domains/domain.ts';
import type { Literal } from './expression.ts';

/** Every test that the rules of a form have, once each, by the field whose answer they look at. */
export class TestTable {
  private readonly tests = new Map<string, FieldTest[]>();
  private readonly places = new Map<string, number>();

  /** The leaf for a condition on a field in reach; `undefined` when the condition does not count. */
  literalFor(condition: Condition, target: ProgramField): Literal | undefined {
    const { condition_operator: name, value } = condition;
    const { id } = target.field;
    const key = JSON.stringify([id, name, value]);
    const known = this.places.get(key);
    if (known !== undefined) return { kind: 'test', target: id, at: known, isNegated: false };
    const operator = operators[name];
    const test = testOf(condition, target);
    if (!test) return undefined;
    const own = this.tests.get(id) ?? [];
    this.tests.set(id, own);
    this.places.set(key, own.length);
    own.push({ operator, value, test });
    return { kind: 'test', target: id, at: own.length - 1, isNegated: false };
  }

  /** Some of the tests of a field, in the order asked for. */
  pick(target: string, places: readonly number[]): readonly FieldTest[] {
    const own = this.tests.get(target) ?? [];
    return places.flatMap((at) => own[at] ?? []);
  }
}

/** Reads the condition as the session does, so that both always agree on what counts. */
function testOf(condition: Condition, target: ProgramField) {
  const alone = { id: '', type: 'group', logic_operator: 'and', children: [condition] } as const;
  const read = readGroup(alone, () => ({ target, kind: target.definition.valueKind }));
  const [child] = read?.children ?? [];
  return child && 'test' in child ? child.test : undefined;
}
