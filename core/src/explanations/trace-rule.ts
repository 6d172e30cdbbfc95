import type { GroupTest, TargetTest } from '../logic/condition-tree.ts';
import {
  findTarget,
  goUp,
  readTarget as readTargetAnswer,
} from '../session/program/compile-condition-group.ts';
import type { SessionCell, Instance } from '../session/cells/session-cell.ts';
import { pathOfCell } from '../session/cells/cell-path.ts';
import type { CompiledRule, ProgramField, TargetPath } from '../session/program/program-field.ts';
import type { ConditionTrace, GroupTrace, RuleTrace, TracedField } from './trace.ts';
import type { Tracer } from './tracer.ts';

/**
 * Traces a rule with the values that its conditions read from `instance`, tested like the engine
 * does.
 */
export function traceRule(tracer: Tracer, compiled: CompiledRule, instance: Instance): RuleTrace {
  const group = traceGroup(tracer, compiled.group, instance);
  return { rule: compiled.rule, holds: group.holds, group };
}

function traceGroup(tracer: Tracer, group: GroupTest<TargetPath>, instance: Instance): GroupTrace {
  const shown = group.children.slice(0, tracer.take(group.children.length));
  return {
    kind: 'group',
    id: group.id,
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

/** Tested separately from the shown conditions, which the limits may truncate. */
function holds(
  tracer: Tracer,
  node: GroupTest<TargetPath> | TargetTest<TargetPath>,
  instance: Instance,
): boolean {
  if ('test' in node) return testTarget(tracer, node, instance).holds;
  const test = (child: GroupTest<TargetPath> | TargetTest<TargetPath>) =>
    holds(tracer, child, instance);
  return node.isAll ? node.children.every(test) : node.children.some(test);
}

/** Traces the field that a condition reads, or the repeating field that lacks the specified row. */
function readTarget(target: TargetPath, instance: Instance) {
  const place = findTarget<SessionCell>(instance, target);
  const found = place?.instance.cellAt(place.fieldIndex);
  const start = goUp<SessionCell>(instance, target.scopesUp);
  const beginning = found ?? start.cellAt(target.fieldIndex);
  return { found, beginning, answer: readTargetAnswer(instance, target) };
}

function testTarget(tracer: Tracer, { target, test }: TargetTest<TargetPath>, instance: Instance) {
  const read = readTarget(target, instance);
  return { ...read, holds: test(read.answer, tracer.clock) };
}

function traceCondition(
  tracer: Tracer,
  node: TargetTest<TargetPath>,
  instance: Instance,
): ConditionTrace {
  const { found, beginning, answer, holds: isMet } = testTarget(tracer, node, instance);
  const isRaw = found ? node.target.readsHidden : (node.target.rows[0]?.readsHidden ?? false);
  return {
    kind: 'condition',
    condition: node.condition,
    target: found ? tracer.traceField(found) : placeWithoutRow(node, beginning),
    seen: tracer.seen(beginning, answer),
    readsHidden: node.target.readsHidden,
    holds: isMet,
    because: tracer.because(beginning, isRaw),
  };
}

/** The field of a row that does not exist or is hidden, with its label as written. */
function placeWithoutRow(
  { target, condition }: TargetTest<TargetPath>,
  beginning: SessionCell,
): TracedField {
  let program: ProgramField | undefined = beginning.program;
  for (const { fieldIndex } of target.rows) program = program?.rowScope?.fields[fieldIndex];
  const { id, label } = (program ?? beginning.program).field;
  const rest = condition.target?.slice(beginning.field.id.length) ?? '';
  return { fieldId: id, path: pathOfCell(beginning) + rest, label };
}
