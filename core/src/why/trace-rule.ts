import type { GroupTest, TargetTest } from '../logic/condition-tree.ts';
import { answerOf, findBeginning, findTarget } from '../session/compile-matcher.ts';
import type { Instance } from '../session/instance.ts';
import type { CompiledRule, Reach } from '../session/program.ts';
import type { ConditionTrace, GroupTrace, RuleTrace } from './trace.ts';
import type { Tracer } from './tracer.ts';

/** A rule with what its conditions see from `instance`, tested as the engine tests them. */
export function traceRule(tracer: Tracer, compiled: CompiledRule, instance: Instance): RuleTrace {
  const group = traceGroup(tracer, compiled.group, instance);
  return { rule: compiled.rule, holds: group.holds, group };
}

function traceGroup(tracer: Tracer, group: GroupTest<Reach>, instance: Instance): GroupTrace {
  const shown = group.children.slice(0, tracer.take(group.children.length));
  return {
    kind: 'group',
    join: group.isAll ? 'and' : 'or',
    holds: holds(tracer, group, instance),
    children: shown.map((child) =>
      'test' in child
        ? traceCondition(tracer, child, instance)
        : traceGroup(tracer, child, instance),
    ),
    more: group.children.length - shown.length,
  };
}

/** Tested apart from what is shown of it, which the limits may cut. */
function holds(
  tracer: Tracer,
  node: GroupTest<Reach> | TargetTest<Reach>,
  instance: Instance,
): boolean {
  if ('test' in node) return testTarget(tracer, node, instance).holds;
  const test = (child: GroupTest<Reach> | TargetTest<Reach>) => holds(tracer, child, instance);
  return node.isAll ? node.children.every(test) : node.children.some(test);
}

function testTarget(tracer: Tracer, { target, test }: TargetTest<Reach>, instance: Instance) {
  const found = findTarget(instance, target);
  // A row that is not there is told by its repeating field.
  const cell = found ?? findBeginning(instance, target);
  if (!cell) throw new Error('A compiled rule reads a field that is not in its reach');
  const answer = answerOf(found, target.isRaw);
  return { cell, answer, holds: test(answer, tracer.clock) };
}

function traceCondition(
  tracer: Tracer,
  node: TargetTest<Reach>,
  instance: Instance,
): ConditionTrace {
  const { cell, answer, holds: isMet } = testTarget(tracer, node, instance);
  return {
    kind: 'condition',
    condition: node.condition,
    target: tracer.place(cell),
    seen: tracer.seen(cell, answer),
    isRaw: node.target.isRaw,
    holds: isMet,
    because: tracer.because(cell, node.target.isRaw),
  };
}
